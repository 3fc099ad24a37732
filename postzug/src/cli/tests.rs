use clap::CommandFactory as _;

use super::*;

#[test]
fn the_command_line_is_consistent() {
    Cli::command().debug_assert();
}

#[test]
fn every_command_and_option_is_explained() {
    fn check(command: &clap::Command) {
        assert!(command.get_about().is_some(), "{} is not explained", command.get_name());
        for argument in command.get_arguments() {
            assert!(
                argument.get_help().is_some(),
                "{} {} is not explained",
                command.get_name(),
                argument.get_id()
            );
        }
        command.get_subcommands().for_each(check);
    }
    check(&Cli::command());
}

#[test]
fn without_a_command_it_serves() {
    assert!(Cli::parse_from(["postzug"]).command.is_none());
}

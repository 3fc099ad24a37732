//! The cost of reading a mail: a reply of 4 KB, from its bytes to the one command in it.

use divan::{Bencher, black_box};
use domain::Position;
use mail_parser::MessageParser;
use mailer::reading::{Context, Parsed, Readers, Step, Surroundings, parse, understand};
use messages::Language;

fn main() {
    divan::main();
}

const SIZE: usize = 4096;

/// The mail that the player quotes.
fn notice(size: usize) -> String {
    let mut text =
        String::from("anna moved. It is your move, White.\n\nYour deadline: 2026-12-01 10:00 (UTC+1)\n\n");
    for rank in (1..=8).rev() {
        text.push_str(&format!("  {rank}  .  p  .  N  .  .  k  .\n"));
    }
    while text.len() < size {
        text.push_str(
            "\nThe clocks: White 3 days 4 hours, Black 2 days 11 hours; six days are left to you.\n",
        );
    }
    text.truncate(size);
    text
}

/// Makes a reply like a common mail program: the move above, the notice quoted below.
fn reply(quoted: &str) -> String {
    let head = [
        "Return-Path: <bob@example.org>",
        "Received: from mx.example.org (mx.example.org [192.0.2.7])",
        "\tby play.example.org with ESMTPS id 4F1a2b3c; Sat, 21 Nov 2026 10:00:00 +0000",
        "DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=example.org; s=mail;",
        "\th=from:to:subject:date:message-id; bh=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=;",
        "\tb=dGhpcyBpcyBub3QgYSBzaWduYXR1cmUsIG9ubHkgYXMgbG9uZyBhcyBvbmUgbWF5IGJlLi4u",
        "From: Bob <bob@example.org>",
        "To: Postzug <g42.token@play.example.org>",
        "Subject: Re: [Postzug] anna - bob: your move",
        "Date: Sat, 21 Nov 2026 11:00:00 +0100",
        "Message-ID: <reply-1@example.org>",
        "In-Reply-To: <42.1.7.your-move@play.example.org>",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8; format=flowed",
        "Content-Transfer-Encoding: 8bit",
        "",
        "1. 5254",
        "",
        "On 21/11/2026 10:59, Postzug wrote:",
    ];
    let mut mail = head.join("\r\n");
    for line in quoted.lines() {
        mail.push_str("\r\n> ");
        mail.push_str(line);
    }
    mail + "\r\n"
}

struct Sample {
    raw: String,
    around: Surroundings,
    context: Context,
}

fn sample() -> Sample {
    let sent = (0..SIZE).rev().map(notice).find(|text| reply(text).len() <= SIZE).expect("it fits");
    let raw = reply(&sent);
    let around = Surroundings { mail_domain: "play.example.org".into(), ..Surroundings::default() };
    let context = Context { position: Some(Position::default()), sent: vec![sent], ..Context::default() };
    Sample { raw, around, context }
}

impl Sample {
    fn understood(&self, parsed: &Parsed) {
        let understood = understand(&parsed.body, &parsed.subject, parsed.is_game, &self.context);
        let wanted =
            Step::Move { text: "5254".into(), draw_offer: false, message: None, conditions: Vec::new() };
        assert_eq!(understood.steps, [wanted], "{understood:?}");
    }
}

/// The yardstick: what the library alone needs for the same bytes.
#[divan::bench]
fn mail_parser_alone(bencher: Bencher<'_, '_>) {
    let Sample { raw, .. } = sample();
    let parser = MessageParser::default();
    bencher.bench_local(|| parser.parse(black_box(raw.as_bytes())).is_some());
}

#[divan::bench]
fn reply_of_4_kb_to_a_command(bencher: Bencher<'_, '_>) {
    let sample = sample();
    bencher.bench_local(|| {
        sample.understood(&parse(black_box(sample.raw.as_bytes()), &sample.around).expect("a mail"));
    });
}

/// The same move with words in Ukrainian around it, from a program that speaks it.
#[divan::bench]
fn reply_of_a_ukrainian(bencher: Bencher<'_, '_>) {
    let mut sample = sample();
    let begin = "1. 5254\r\n\r\nOn 21/11/2026 10:59, Postzug wrote:";
    let own = "Вітаю!\r\n\r\n1. 5254\r\n\r\nЗ повагою,\r\nБогдан\r\n\r\n21.11.2026 10:59, Postzug пише:";
    assert!(sample.raw.contains(begin));
    sample.raw = sample.raw.replace(begin, own);
    sample.context.language = Language::of("uk");
    bencher.bench_local(|| {
        sample.understood(&parse(black_box(sample.raw.as_bytes()), &sample.around).expect("a mail"));
    });
}

/// Reads as the worker does: parsed on the threads of the readers, a batch at a time.
#[divan::bench]
fn sixty_four_replies_to_their_commands(bencher: Bencher<'_, '_>) {
    let sample = sample();
    let readers = Readers::new(sample.around.clone());
    bencher.with_inputs(|| vec![sample.raw.clone().into_bytes(); 64]).bench_local_values(|mails| {
        for parsed in readers.read(mails) {
            sample.understood(&parsed.expect("a thread").expect("a mail"));
        }
    });
}

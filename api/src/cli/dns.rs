//! Questions to the name server of this machine, for `postzug doctor`.

use std::{
    fs,
    io::{self, Read as _, Write as _},
    net::{IpAddr, SocketAddr, TcpStream, UdpSocket},
    time::Duration,
};

use app::ports::Entropy as _;
use simple_dns::{CLASS, Name, Packet, PacketFlag, QTYPE, Question, RCODE, TYPE, rdata::RData};
use store::host::SystemEntropy;

/// How long one name server may take; each is asked twice.
const PATIENCE: Duration = Duration::from_secs(2);

/// Why a question has no answer.
#[derive(Debug, thiserror::Error)]
pub(super) enum DnsError {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("malformed: {0}")]
    Malformed(#[from] simple_dns::SimpleDnsError),
    #[error("the name server answers {0:?}")]
    Refused(RCODE),
    #[error("/etc/resolv.conf names no name server")]
    NoServer,
}

/// Hosts that take mail for a domain, the preferred ones first.
pub(super) fn mail_servers(domain: &str) -> Result<Vec<String>, DnsError> {
    let mut found = ask(domain, TYPE::MX, |data| match data {
        RData::MX(mx) => Some((mx.preference, mx.exchange.to_string())),
        _ => None,
    })?;
    found.sort();
    Ok(found.into_iter().map(|(_, host)| host).collect())
}

/// Texts of a name.
pub(super) fn texts(name: &str) -> Result<Vec<String>, DnsError> {
    ask(name, TYPE::TXT, |data| match data {
        RData::TXT(text) => String::try_from(text.clone()).ok(),
        _ => None,
    })
}

fn servers() -> Result<Vec<SocketAddr>, DnsError> {
    let text = fs::read_to_string("/etc/resolv.conf")?;
    let servers: Vec<_> = text
        .lines()
        .filter_map(|line| line.strip_prefix("nameserver")?.trim().parse::<IpAddr>().ok())
        .map(|address| SocketAddr::new(address, 53))
        .collect();
    if servers.is_empty() { Err(DnsError::NoServer) } else { Ok(servers) }
}

fn ask<T>(name: &str, kind: TYPE, read: impl Fn(&RData<'_>) -> Option<T>) -> Result<Vec<T>, DnsError> {
    let mut number = [0; 2];
    SystemEntropy.fill(&mut number);
    let mut query = Packet::new_query(u16::from_be_bytes(number));
    query.set_flags(PacketFlag::RECURSION_DESIRED);
    query.questions.push(Question::new(Name::new(name)?, QTYPE::TYPE(kind), CLASS::IN.into(), false));
    let query = query.build_bytes_vec()?;
    let mut last = DnsError::NoServer;
    for server in servers()?.into_iter().flat_map(|server| [server; 2]) {
        let bytes = match by_udp(server, &query) {
            Ok(bytes) => bytes,
            Err(error) => {
                last = error.into();
                continue;
            }
        };
        let answer = Packet::parse(&bytes)?;
        return match answer.rcode() {
            RCODE::NoError => Ok(answer.answers.iter().filter_map(|record| read(&record.rdata)).collect()),
            RCODE::NameError => Ok(Vec::new()),
            other => Err(DnsError::Refused(other)),
        };
    }
    Err(last)
}

/// The answer; by TCP if it is too long for UDP (RFC 7766).
fn by_udp(server: SocketAddr, query: &[u8]) -> io::Result<Vec<u8>> {
    let any: SocketAddr = if server.is_ipv4() { ([0; 4], 0).into() } else { ([0_u16; 8], 0).into() };
    let socket = UdpSocket::bind(any)?;
    socket.connect(server)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    socket.send(query)?;
    let mut bytes = vec![0; 4096];
    loop {
        let length = socket.recv(&mut bytes)?;
        let answer = bytes.get(..length).unwrap_or_default();
        // An answer to another question is not ours.
        if answer.get(..2) == query.get(..2) {
            let is_cut = answer.get(2).is_some_and(|flags| flags & 0b10 != 0);
            return if is_cut { by_tcp(server, query) } else { Ok(answer.to_vec()) };
        }
    }
}

fn by_tcp(server: SocketAddr, query: &[u8]) -> io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect_timeout(&server, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let length = u16::try_from(query.len()).map_err(io::Error::other)?;
    stream.write_all(&[&length.to_be_bytes(), query].concat())?;
    let mut length = [0; 2];
    stream.read_exact(&mut length)?;
    let mut bytes = vec![0; u16::from_be_bytes(length).into()];
    stream.read_exact(&mut bytes)?;
    Ok(bytes)
}

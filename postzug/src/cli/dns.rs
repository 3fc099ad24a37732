//! Questions to the name server of this machine, for `postzug doctor`.

use std::{io, net::IpAddr};

use hickory_resolver::{TokioResolver, lookup::Lookup, net::NetError, proto::rr::RData};
use tokio::runtime::{Builder, Runtime};

/// A question without an answer.
#[derive(Debug, thiserror::Error)]
pub(super) enum DnsError {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("{0}")]
    Net(#[from] NetError),
}

/// The name servers of this machine.
pub(super) struct NameServers {
    resolver: TokioResolver,
    runtime: Runtime,
}

impl NameServers {
    /// The servers of /etc/resolv.conf.
    pub(super) fn of_this_machine() -> Result<Self, DnsError> {
        Self::new(TokioResolver::builder_tokio()?.build()?)
    }

    fn new(resolver: TokioResolver) -> Result<Self, DnsError> {
        Ok(Self { resolver, runtime: Builder::new_current_thread().enable_all().build()? })
    }

    /// Lists the hosts that take mail for a domain, the preferred ones first.
    pub(super) fn mail_servers(&self, domain: &str) -> Result<Vec<String>, DnsError> {
        let answer = self.runtime.block_on(self.resolver.mx_lookup(absolute(domain)));
        let mut found = records(answer, |data| match data {
            RData::MX(mx) => Some((mx.preference, mx.exchange.to_string())),
            _ => None,
        })?;
        found.sort();
        Ok(found.into_iter().map(|(_, host)| host).collect())
    }

    /// Lists the addresses of a host.
    pub(super) fn addresses(&self, host: &str) -> Result<Vec<IpAddr>, DnsError> {
        let name = absolute(host);
        let v4 = self.runtime.block_on(self.resolver.ipv4_lookup(&*name));
        let v6 = self.runtime.block_on(self.resolver.ipv6_lookup(&*name));
        let address = |data: &RData| data.ip_addr();
        Ok([records(v4, address)?, records(v6, address)?].concat())
    }

    /// Lists the names of an address.
    pub(super) fn names(&self, address: IpAddr) -> Result<Vec<String>, DnsError> {
        let answer = self.runtime.block_on(self.resolver.reverse_lookup(address));
        records(answer, |data| match data {
            RData::PTR(name) => Some(name.0.to_string()),
            _ => None,
        })
    }

    /// Lists the texts of a name.
    pub(super) fn texts(&self, name: &str) -> Result<Vec<String>, DnsError> {
        let answer = self.runtime.block_on(self.resolver.txt_lookup(absolute(name)));
        records(answer, |data| match data {
            RData::TXT(text) => Some(String::from_utf8_lossy(&text.txt_data.concat()).into_owned()),
            _ => None,
        })
    }
}

/// No search list is tried behind it.
fn absolute(name: &str) -> String {
    format!("{}.", name.trim_end_matches('.'))
}

fn records<T>(
    answer: Result<Lookup, NetError>,
    read: impl Fn(&RData) -> Option<T>,
) -> Result<Vec<T>, DnsError> {
    match answer {
        Ok(found) => Ok(found.answers().iter().filter_map(|record| read(&record.data)).collect()),
        Err(error) if error.is_no_records_found() => Ok(Vec::new()),
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::{
        net::{Ipv4Addr, UdpSocket},
        thread,
    };

    use hickory_resolver::{
        config::{ConnectionConfig, NameServerConfig, ResolverConfig},
        net::runtime::TokioRuntimeProvider,
        proto::{
            op::{Message, OpCode, ResponseCode},
            rr::{
                Name, RData, Record, RecordType,
                rdata::{MX, TXT},
            },
        },
    };

    use super::*;

    impl NameServers {
        /// A name server on this machine that knows these texts, and one mail server for each name of `domains`.
        pub(in super::super) fn with(domains: &[&str], texts: &[(&str, &str)]) -> Self {
            let own = |name: &&str| Name::from_utf8(absolute(name)).expect("a name");
            let domains: Vec<_> = domains.iter().map(own).collect();
            let texts: Vec<_> = texts.iter().map(|(name, text)| (own(name), (*text).to_owned())).collect();
            Self::answering(move |name, kind| match kind {
                RecordType::MX if domains.contains(name) => {
                    vec![RData::MX(MX::new(10, Name::from_ascii("mail.example.org.").expect("a name")))]
                }
                RecordType::TXT => {
                    let own = texts.iter().filter(|(owner, _)| owner == name);
                    own.map(|(_, text)| RData::TXT(TXT::from_bytes(text.as_bytes().chunks(200).collect())))
                        .collect()
                }
                _ => Vec::new(),
            })
        }

        /// A name server on this machine that answers so.
        pub(in super::super) fn answering(
            answer: impl Fn(&Name, RecordType) -> Vec<RData> + Send + 'static,
        ) -> Self {
            let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
            let port = socket.local_addr().expect("its port").port();
            thread::spawn(move || {
                let mut buffer = [0; 4096];
                while let Ok((length, from)) = socket.recv_from(&mut buffer) {
                    let asked = Message::from_vec(&buffer[..length]).expect("a question");
                    let query = asked.queries[0].clone();
                    let mut found = Message::response(asked.metadata.id, OpCode::Query);
                    found.metadata.response_code = ResponseCode::NoError;
                    found.add_query(query.clone());
                    for data in answer(query.name(), query.query_type()) {
                        found.add_answer(Record::from_rdata(query.name().clone(), 60, data));
                    }
                    socket.send_to(&found.to_vec().expect("an answer"), from).expect("sent");
                }
            });
            let mut connection = ConnectionConfig::udp();
            connection.port = port;
            let server = NameServerConfig::new(Ipv4Addr::LOCALHOST.into(), true, vec![connection]);
            let config = ResolverConfig::from_name_servers(vec![server]);
            let resolver = TokioResolver::builder_with_config(config, TokioRuntimeProvider::default());
            Self::new(resolver.build().expect("a resolver")).expect("a runtime")
        }
    }
}

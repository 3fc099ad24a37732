"""Verifies both signatures of each file, with the records of the arguments before the files, and prints what it found."""
import dkim, sys
records = {b"s1._domainkey.play.example.org.": sys.argv[1].encode(), b"s2._domainkey.play.example.org.": sys.argv[2].encode()}
for file in sys.argv[3:]:
    mail = open(file, "rb").read()
    for at in range(2):
        check = dkim.DKIM(mail)
        print(check.verify(idx=at, dnsfunc=lambda name, timeout=5: records.get(name)), check.signature_fields[b"a"].decode())

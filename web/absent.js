// Stands for what envelopes do not use of age: keys of other kinds, and passphrases.

const absent = undefined;

export { absent as MLKEM768P256, absent as MLKEM768X25519, absent as p256, absent as scrypt };

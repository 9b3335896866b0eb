import { randomBytes } from 'node:crypto';

const LENGTH = 25;

/** 128 random bits in digits and small letters, which survive mail servers that change the case of an address. */
export const createToken = () =>
  BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(LENGTH, '0');

export const isToken = (text: string) => /^[0-9a-z]{25}$/.test(text);

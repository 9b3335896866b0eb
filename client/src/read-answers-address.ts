import { type AnswersAddress, KEYS, PARAMETERS } from './answers-address.ts';

/** What an address asks for; parts that mean nothing are left out. */
export function readAddress(search: URLSearchParams): AnswersAddress {
  const address: AnswersAddress = {};
  const read = <Key extends keyof AnswersAddress>(key: Key) => {
    const value = PARAMETERS[key].read(search.get(key) ?? '');
    if (value !== undefined) address[key] = value;
  };
  for (const key of KEYS) read(key);
  return address;
}

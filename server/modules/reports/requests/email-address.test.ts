import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDisposable, mailboxKey } from './email-address.ts';

test('recognises a mailbox in every spelling of its address', () => {
  const same = (a: string, b: string) => mailboxKey(a) === mailboxKey(b);
  expect(same('Me@Example.com', 'me@example.COM')).toBe(true);
  expect(same('me+reports@example.com', 'me@example.com')).toBe(true);
  expect(same('m.e+x@gmail.com', 'me@googlemail.com')).toBe(true);
  expect(same('m.e@example.com', 'me@example.com')).toBe(false);
  expect(same('me@example.com', 'me@example.org')).toBe(false);
});

test('the key contains no part of the address', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(mailboxKey(address)).toMatch(/^[\w-]{43}$/);
    }),
  );
});

test('recognises disposable address services and their subdomains only', async () => {
  const judged = await Promise.all(
    ['a@mailinator.com', 'a@x.y.yopmail.com', 'a@gmail.com', 'a@notmailinator.example', 'a@gmx.de'].map(
      isDisposable,
    ),
  );
  expect(judged).toEqual([true, true, false, false, false]);
});

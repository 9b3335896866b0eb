import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visitorKey } from './visitor-key.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:12:34::1', '2001:db8:12:34::/64'],
  ['2001:0DB8:0012:0034:ffff:ffff:ffff:ffff', '2001:db8:12:34::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
  ["1'; drop table", 'unknown'],
])('counts %s as %s', (ip, key) => expect(visitorKey(ip)).toBe(key));

test('counts all addresses of a /64 as one visitor', () => {
  const groups = (count: number) =>
    fc.array(fc.integer({ min: 0x1000, max: 0xffff }), { minLength: count, maxLength: count });
  const text = (parts: number[]) => parts.map((part) => part.toString(16)).join(':');
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), groups(4), (network, other, one, two) => {
      expect(visitorKey(text([...network, ...one]))).toBe(visitorKey(text([...network, ...two])));
      fc.pre(text(network) !== text(other));
      expect(visitorKey(text([...network, ...one]))).not.toBe(visitorKey(text([...other, ...one])));
    }),
  );
});

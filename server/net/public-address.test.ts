import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkUrl } from './check-url.ts';
import { isPublicAddress } from './public-address.ts';

describe('an address', () => {
  test.each(['1.1.1.1', '8.8.8.8', '172.15.255.255', '172.32.0.1', '2606:4700::1111', '[2a00:1450::1]'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.255.0.9'],
    ['this machine', '::1'],
    ['no address', '0.0.0.0'],
    ['no address', '::'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '192.168.1.1'],
    ['private', 'fd00::1'],
    ['link-local, where clouds keep their keys', '169.254.169.254'],
    ['link-local', 'fe80::1'],
    ['shared by a provider’s customers', '100.64.0.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['for examples', '192.0.2.1'],
    ['for measurements', '198.18.0.1'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6', '::ffff:8.8.8.8'],
    ['IPv4 in IPv6', '::127.0.0.1'],
    ['IPv4 in IPv6', '::a00:1'],
    ['translated to IPv4', '64:ff9b::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:7f00:1::'],
    ['not given out', '4000::1'],
    ['not an address', 'example.com'],
    ['not an address', '0x7f.1'],
    ['not an address', ''],
  ])('that is %s is not public: %s', (_why, address) => expect(isPublicAddress(address)).toBe(false));

  test('of a private range is never public', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const prefix = fc.constantFrom('10', '127', '169.254', '192.168', '100.100', '172.20', '0');
    fc.assert(
      fc.property(prefix, byte, byte, byte, (start, a, b, c) => {
        const address = `${start}.${a}.${b}.${c}`.split('.').slice(0, 4).join('.');
        expect(isPublicAddress(address)).toBe(false);
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
      }),
    );
  });
});

describe('a web address', () => {
  const strict = (text: string) => checkUrl(text, { allowPrivate: false });

  test('is accepted with its port, path and query', () => {
    const checked = strict(' https://Hooks.example.com:8443/in?team=1 ');
    expect(checked.ok && checked.url.href).toBe('https://hooks.example.com:8443/in?team=1');
  });

  test.each([
    ['https://127.0.0.1/', /public internet/],
    ['https://[::1]/', /public internet/],
    ['https://[::ffff:10.0.0.1]/', /public internet/],
    ['https://2130706433/', /public internet/],
    ['https://0x7f000001/', /public internet/],
    ['https://0177.0.0.1/', /public internet/],
    ['https://127.1/', /public internet/],
    ['https://169.254.169.254/latest/meta-data', /public internet/],
    ['https://localhost/', /public internet/],
    ['https://hooks.localhost./', /public internet/],
    ['https://printer.local/', /public internet/],
    ['http://hooks.example.com/', /https/],
    ['ftp://hooks.example.com/', /https/],
    ['javascript:alert(1)', /https/],
    ['hooks.example.com', /https/],
    ['', /https/],
    ['https://me:secret@hooks.example.com/', /user name or password/],
    [`https://hooks.example.com/${'x'.repeat(2048)}`, /2048/],
  ])('refuses %s and says why', (text, why) => {
    const checked = strict(text);
    expect(!checked.ok && checked.problem).toMatch(why);
  });

  test('of this network is accepted where that is allowed', () => {
    expect(checkUrl('http://127.0.0.1:9000/in', { allowPrivate: true }).ok).toBe(true);
    expect(checkUrl('http://hooks.example.com/', { allowPrivate: false, allowHttp: true }).ok).toBe(true);
    expect(checkUrl('http://10.0.0.1/', { allowPrivate: false, allowHttp: true }).ok).toBe(false);
  });
});

import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { AI_AGENTS } from './agents.ts';
import { agentOf } from './match.ts';
import { RANGE_LISTS } from './ranges/lists.ts';
import { parseRangeList } from './ranges/parse-list.ts';
import { SHIPPED_RANGES } from './ranges/shipped.ts';
import { createVerifier } from './ranges/verify.ts';

const agent = (token: string) => AI_AGENTS.find((each) => each.token === token) ?? expect.fail(token);

test('each agent is told by its own user agent, and one that never visits is not', () => {
  expect(AI_AGENTS.length).toBeGreaterThanOrEqual(50);
  for (const { token, visits } of AI_AGENTS) {
    const found = agentOf(`Mozilla/5.0 (compatible; ${token.toLowerCase()}/1.0; +https://vendor.example)`);
    expect([token, found?.token ?? null]).toEqual([token, visits ? token : null]);
  }
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    null,
  ],
  ['Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)', null],
  ['facebookexternalhit/1.1', null],
  ['notGPTBot/1.0', null],
  ['Googlebot-Image/1.0', 'Googlebot'],
  ['Mozilla/5.0 (Macintosh) Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)', 'Applebot'],
  ['omgilibot/0.4', 'omgili'],
])('tells who %s is', (userAgent, token) => {
  expect(agentOf(userAgent)?.token ?? null).toBe(token);
});

test('the ranges that ship are ranges of known lists, with their day', () => {
  const keys = RANGE_LISTS.map(({ key }) => key);
  for (const { ranges } of AI_AGENTS) if (ranges) expect(keys).toContain(ranges);
  for (const [key, { date, prefixes }] of Object.entries(SHIPPED_RANGES)) {
    expect(keys).toContain(key);
    expect(date).toMatch(/^2026-\d\d-\d\d$/);
    const json = JSON.stringify({ prefixes: prefixes.map((ipv4Prefix) => ({ ipv4Prefix })) });
    expect(parseRangeList(json)?.prefixes).toEqual(prefixes);
    for (const prefix of prefixes) new BlockList().addSubnet(...subnet(prefix));
  }
});

const subnet = (prefix: string) => {
  const [address = '', bits] = prefix.split('/');
  return [address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4'] as const;
};

test('an agent is verified by the ranges of its vendor', () => {
  const verify = createVerifier({ gptbot: ['20.171.206.0/24'], googlebot: ['2001:4860:4801:10::/64'] });
  expect(verify(agent('GPTBot'), '20.171.206.255')).toBe('verified');
  expect(verify(agent('GPTBot'), '::ffff:20.171.206.1')).toBe('verified');
  expect(verify(agent('GPTBot'), '20.171.207.0')).toBe('forged');
  expect(verify(agent('Googlebot'), '2001:4860:4801:10::9')).toBe('verified');
  expect(verify(agent('Googlebot'), '2001:4860:4801:11::9')).toBe('forged');
  expect(verify(agent('Bytespider'), '84.1.2.3')).toBe('unpublished');
  for (const address of ['', '-', '127.0.0.1', '10.0.0.1', '::1', 'proxy.internal']) {
    expect(verify(agent('GPTBot'), address)).toBe('unpublished');
  }
});

test.each([
  '<html>',
  '[]',
  '{"prefixes":[]}',
  '{"prefixes":[{}]}',
  '{"prefixes":[{"ipv4Prefix":"8.8.8.8"}]}',
  '{"prefixes":[{"ipv4Prefix":"0.0.0.0/0"}]}',
  '{"prefixes":[{"ipv4Prefix":"10.0.0.0/8"}]}',
])('%s is no list of ranges', (text) => {
  expect(parseRangeList(text)).toBeNull();
});

test('an agent whose vendor publishes ranges that were not fetched is neither verified nor forged', () => {
  const shipped = createVerifier(
    Object.fromEntries(Object.entries(SHIPPED_RANGES).map(([key, { prefixes }]) => [key, prefixes])),
  );
  for (const token of [
    'DuckAssistBot',
    'MistralAI-User',
    'MistralAI-Index',
    'KimiBot',
    'Kimi-SearchBot',
    'LinerBot',
  ]) {
    expect(agent(token).ranges).not.toBeNull();
    expect(shipped(agent(token), '84.1.2.3')).toBe('unpublished');
  }
  // Each of Moonshot's agents has a list of its own.
  const fetched = createVerifier({ kimibot: ['84.1.2.0/24'] });
  expect(fetched(agent('Kimi-User'), '84.9.9.9')).toBe('unpublished');
});

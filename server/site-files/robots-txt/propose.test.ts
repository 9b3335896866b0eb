import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POLICY_AGENTS } from '../../ai-agents/policy-agents.ts';
import { parseRobots } from '../../net/robots.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { SOUND_ROBOTS } from '../testing/sound-files.ts';
import { checkRobotsTxt } from './check.ts';
import { readPolicy } from './policy.ts';
import { proposeRobotsTxt } from './propose.ts';

const allow = (...tokens: string[]) => tokens.map((token) => ({ token, isAllowed: true }));
const close = (...tokens: string[]) => tokens.map((token) => ({ token, isAllowed: false }));

describe('a proposal', () => {
  test('adds one group for all bots that it closes the site to', () => {
    const text = 'User-agent: *\nDisallow: /cart\n\nSitemap: https://o.example/sitemap.xml\n';
    expect(proposeRobotsTxt(text, { agents: close('GPTBot', 'CCBot') })).toBe(
      `${text}\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n`,
    );
  });

  test('adds a bot to a group that has the same rules', () => {
    const text = '# No training\r\nUser-agent: GPTBot\r\nDisallow: /\r\n\r\nUser-agent: *\r\nAllow: /\r\n';
    expect(proposeRobotsTxt(text, { agents: close('CCBot') })).toBe(
      text.replace('GPTBot\r\n', 'GPTBot\r\nUser-agent: CCBot\r\n'),
    );
  });

  test('takes a bot that it allows out of its group', () => {
    const text = 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart\n';
    expect(proposeRobotsTxt(text, { agents: allow('GPTBot') })).toBe(
      text.replace('User-agent: GPTBot\n', ''),
    );
    expect(proposeRobotsTxt(text, { agents: allow('GPTBot', 'CCBot') })).toBe(
      '\nUser-agent: *\nDisallow: /cart\n',
    );
  });

  test('keeps closed paths closed to a bot that it allows', () => {
    const text = 'User-agent: *\nDisallow: /\nDisallow: /cart\n';
    expect(proposeRobotsTxt(text, { agents: allow('OAI-SearchBot') })).toBe(
      `${text}\nUser-agent: OAI-SearchBot\nAllow: /\nDisallow: /cart\n`,
    );
  });

  test('begins a file, and does not join a group without rules', () => {
    expect(proposeRobotsTxt('', { agents: close('GPTBot') })).toBe('User-agent: GPTBot\nDisallow: /\n');
    expect(proposeRobotsTxt('User-agent: a', { agents: close('GPTBot') })).toBe(
      'User-agent: a\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /\n',
    );
  });

  test('changes nothing for a bot that is as it shall be', () => {
    const text = 'User-agent: *\nDisallow: /cart\n';
    expect(proposeRobotsTxt(text, { agents: allow('GPTBot') })).toBe(text);
  });

  test('sets, replaces and removes preferences for all agents', () => {
    const text = 'User-agent: *\nDisallow: /cart\n';
    const signal = proposeRobotsTxt(text, {
      agents: [],
      contentSignal: 'ai-train=no',
      contentUsage: 'train-ai=n',
    });
    expect(signal).toBe(
      'User-agent: *\nContent-Usage: / train-ai=n\nContent-Signal: ai-train=no\nDisallow: /cart\n',
    );
    expect(proposeRobotsTxt(signal, { agents: [], contentSignal: 'search=yes' })).toContain(
      '\nContent-Signal: search=yes\n',
    );
    expect(proposeRobotsTxt(signal, { agents: [], contentSignal: '', contentUsage: '' })).toBe(text);
    expect(
      proposeRobotsTxt('User-agent: a\nDisallow: /\n', { agents: [], contentSignal: 'search=yes' }),
    ).toBe('User-agent: *\nContent-Signal: search=yes\nAllow: /\n\nUser-agent: a\nDisallow: /\n');
  });
});

const URLS = ['/', '/cart', '/public/a', '/search?q=1', '/wp-admin/x', '/deep/file.pdf'].map(
  (path) => `https://o.example${path}`,
);
const decisions = (text: string, token: string) => {
  const robots = parseRobots(text, 'https://o.example/robots.txt');
  return URLS.map((url) => robots.isAllowed(url, token));
};

test('decides as asked, and changes nothing for other bots', () => {
  const files = fc.array(
    fc.constantFrom(...SOUND_ROBOTS, 'User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n'),
    { maxLength: 3 },
  );
  const changes = fc.uniqueArray(
    fc.record({
      token: fc.constantFrom(...POLICY_AGENTS.map(({ token }) => token)),
      isAllowed: fc.boolean(),
    }),
    { selector: ({ token }) => token, maxLength: 5 },
  );
  fc.assert(
    fc.property(files, changes, (texts, agents) => {
      const text = texts.join('\n');
      const proposed = proposeRobotsTxt(text, { agents });
      for (const { token, isAllowed } of agents) expect(decisions(proposed, token)[0]).toBe(isAllowed);
      const others = [...POLICY_AGENTS.map(({ token }) => token), 'MJ12bot', 'Other'];
      for (const token of others.filter((name) => !agents.some((agent) => agent.token === name))) {
        expect(decisions(proposed, token)).toEqual(decisions(text, token));
      }
      const kinds = checkRobotsTxt(proposed).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'contradiction' || kind === 'groups-joined')).toEqual(
        checkRobotsTxt(text)
          .map(({ kind }) => kind)
          .filter((kind) => kind === 'contradiction' || kind === 'groups-joined'),
      );
    }),
    propertyRuns(1_000),
  );
});

test('the policy names the deciding line and the pages that are closed', () => {
  const robots = parseRobots(
    'User-agent: GPTBot\nDisallow: /\nAllow: /docs\n\nUser-agent: *\nDisallow: /docs/old\n',
    'https://o.example/robots.txt',
  );
  const pages = ['https://o.example/docs', 'https://o.example/docs/old'];
  const policy = readPolicy(robots, 'https://o.example', pages);
  const of = (token: string) => policy.find(({ bot }) => bot.token === token);
  expect(of('GPTBot')).toMatchObject({
    isAllowed: false,
    isNamed: true,
    rule: { line: 2 },
    pages: [{ isAllowed: true }, { isAllowed: true }],
  });
  expect(of('ClaudeBot')).toMatchObject({
    isAllowed: true,
    isNamed: false,
    rule: null,
    pages: [{ isAllowed: true }, { isAllowed: false }],
  });
});

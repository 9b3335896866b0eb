import fc from 'fast-check';
import robotsParserModule from 'robots-parser';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { parseRobots, robotsForStatus } from './robots.ts';
import { MAX_ROBOTS_BYTES } from './robots-lines.ts';

const FILE = 'https://example.com/robots.txt';
const at = (path: string) => `https://example.com${path}`;
const isAllowed = (text: string, path: string, agent = 'Sightline') =>
  parseRobots(text, FILE).isAllowed(at(path), agent);

describe('patterns', () => {
  const decide = (rules: string[], path: string) => isAllowed(['User-agent: *', ...rules].join('\n'), path);

  test.each([
    ['/fish', '/fish/salmon.html', true],
    ['/fish', '/catfish', false],
    ['/fish', '/Fish.asp', false],
    ['/fish*', '/fishheads', true],
    ['/fish/', '/fish', false],
    ['/*.php', '/folder/file.php?a=1', true],
    ['/*.php', '/windows.PHP', false],
    ['/*.php$', '/file.php', true],
    ['/*.php$', '/file.php?a=1', false],
    ['/*.php$', '/file.php5.php', true],
    ['/fish*.php', '/fishheads/catfish.php?a=1', true],
    ['/a$b', '/a$b', true],
    ['/a%24', '/a$', true],
    ['/a%2A', '/a*', true],
    ['/a%2A', '/ab', false],
    ['/**a***b', '/xaxb', true],
    ['/ab*ab$', '/ab', false],
    ['/$', '/', true],
    ['/$', '/?', true],
    ['/$', '/a', false],
    ['*/b', '/a/b', true],
    ['/?q=', '/?q=1', true],
    ['fish', '/fish', false],
    ['/%61%7e', '/a~', true],
    ['/a~', '/%61%7E', true],
    ['/a%2fb', '/a%2Fb', true],
    ['/a%2Fb', '/a/b', false],
    ['/café', '/caf%C3%A9', true],
    ['/caf%c3%a9', '/café', true],
    ['/[a]|{b}', '/[a]|{b}', true],
    ['/100%', '/100%', true],
    ['/a b', '/a%20b', true],
  ])('%s and %s', (pattern, path, matches) => {
    expect(decide([`Disallow: ${pattern}`], path)).toBe(!matches);
  });

  test('the longest match decides, and of equal ones the one that allows', () => {
    expect(decide(['Allow: /p', 'Disallow: /'], '/page')).toBe(true);
    expect(decide(['Disallow: /folder', 'Allow: /folder'], '/folder/page')).toBe(true);
    expect(decide(['Allow: /page', 'Disallow: /*.htm'], '/page.htm')).toBe(false);
    expect(decide(['Allow: /$', 'Disallow: /'], '/')).toBe(true);
    expect(decide(['Allow: /$', 'Disallow: /'], '/page.htm')).toBe(false);
  });

  test('an empty path allows everything', () => {
    expect(decide(['Disallow:'], '/a')).toBe(true);
    expect(decide(['Allow:', 'Disallow: /'], '/a')).toBe(false);
  });

  test('matches 25,000 wildcards against the longest URL at once', () => {
    const rules = Array.from({ length: 25_000 }, (_, n) => `Disallow: /*a*a*${n}b$`);
    const start = process.cpuUsage();
    expect(decide(rules, `/${'a'.repeat(2_000)}`)).toBe(true);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(2_000);
  });
});

describe('groups', () => {
  test('joins the groups of an agent wherever they stand', () => {
    const text = 'User-agent: a\nDisallow: /1\n\nUser-agent: b\nDisallow: /2\n\nUser-Agent: A\nDisallow: /3';
    expect(['/1', '/2', '/3'].map((path) => isAllowed(text, path, 'a'))).toEqual([false, true, false]);
  });

  test('applies the rules for all only to agents without a group', () => {
    const text = 'User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /x';
    expect(isAllowed(text, '/', 'GPTBot')).toBe(true);
    expect(isAllowed(text, '/', 'ClaudeBot')).toBe(false);
  });

  test('reads several agents above one set of rules, with other records between', () => {
    const text =
      'User-agent: a\nSitemap: /s.xml\nCrawl-delay: 5\n\n# next\nUser-agent: b\nNoindex: /x\nDisallow: /';
    expect([isAllowed(text, '/', 'a'), isAllowed(text, '/', 'b'), isAllowed(text, '/', 'c')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('allows everything to a group without rules', () => {
    expect(isAllowed('User-agent: *\nDisallow: /\nUser-agent: a', '/', 'a')).toBe(true);
  });

  test('ignores rules before the first agent and lines it does not know', () => {
    const text = 'Disallow: /\nnonsense\n: x\nUser agent: *\nDisallow: /\nDisalow: /\n';
    expect(isAllowed(text, '/')).toBe(true);
  });

  test.each([
    ['GPTBot', 'gptbot'],
    ['GPTBot/1.2', 'GPTBot'],
    ['GPTBot', 'GPTBot/1.2 (+https://openai.com/gptbot)'],
    ['MJ12bot', 'MJ12bot/v1'],
    ['GPTBot # OpenAI', 'GPTBot'],
  ])('the agent %s means %s', (agent, visitor) => {
    expect(isAllowed(`User-agent: ${agent}\nDisallow: /`, '/', visitor)).toBe(false);
  });

  test('an agent is not another one that begins like it', () => {
    const text = 'User-agent: Googlebot\nDisallow: /\nUser-agent: Applebot-Extended\nDisallow: /';
    expect(isAllowed(text, '/', 'Googlebot-News')).toBe(true);
    expect(isAllowed(text, '/', 'Google')).toBe(true);
    expect(isAllowed(text, '/', 'Applebot')).toBe(true);
  });

  test('no agent name reaches the prototype of an object', () => {
    for (const agent of ['__proto__', 'constructor', 'toString'])
      expect(isAllowed('', '/', agent)).toBe(true);
  });
});

describe('the file', () => {
  test('may have a byte order mark and any line ends', () => {
    for (const end of ['\n', '\r', '\r\n']) {
      expect(isAllowed(`\uFEFFUser-agent: *${end}${end}Disallow: /a${end}`, '/a')).toBe(false);
    }
  });

  test('says where the deciding rule stands', () => {
    const robots = parseRobots('# x\nUser-agent: *\nDisallow: /a # y\nAllow: /a/b', FILE);
    expect(robots.ruleFor(at('/a/b'), 'a')).toMatchObject({ isAllow: true, line: 4, path: '/a/b' });
    expect(robots.ruleFor(at('/a'), 'a')).toMatchObject({ isAllow: false, line: 3, path: '/a' });
    expect(robots.ruleFor(at('/'), 'a')).toBeNull();
  });

  test('allows /robots.txt itself, and nothing of another origin', () => {
    const robots = parseRobots('User-agent: *\nDisallow: /', FILE);
    expect(robots.isAllowed(FILE, 'a')).toBe(true);
    const open = parseRobots('', FILE);
    const others = [
      'http://example.com/',
      'https://www.example.com/',
      'https://example.com:8443/',
      'no address',
    ];
    expect(others.map((url) => open.isAllowed(url, 'a'))).toEqual([false, false, false, false]);
  });

  test('ignores what follows 500 KiB, and the line that the limit cuts', () => {
    const head = 'User-agent: *\nDisallow: /1\n';
    const filler = (length: number) => `#${'é'.repeat((length - 2) / 2)}\n`;
    const before = filler(MAX_ROBOTS_BYTES - head.length - 'Disallow: /2'.length);
    const text = `${head}${before}Disallow: /2abc\nDisallow: /3\n`;
    expect(['/1', '/2', '/3'].map((path) => isAllowed(text, path))).toEqual([false, true, true]);
  });

  test('reads delays and sitemaps', () => {
    const robots = parseRobots(
      'Sitemap: https://cdn.example/s.xml\nUser-agent: a\nCrawl-delay: 2.5\nCrawl-delay: soon\nDisallow:\nSitemap: /s.xml\nsitemap: /s.xml\nSitemap: ftp://x/y\nUser-agent: *\nCrawl-delay: 9\nAllow: /',
      FILE,
    );
    expect([robots.crawlDelay('a'), robots.crawlDelay('b')]).toEqual([2.5, 9]);
    expect(robots.sitemaps).toEqual(['https://cdn.example/s.xml', 'https://example.com/s.xml']);
    expect(parseRobots('User-agent: a\nCrawl-delay: x\nDisallow:', FILE).crawlDelay('a')).toBeNull();
  });
});

describe('the reply', () => {
  const DENY = Buffer.from('\uFEFFUser-agent: *\nDisallow: /');
  test.each([
    [200, false],
    [404, true],
    [403, true],
    [301, true],
    [410, true],
    [429, false],
    [500, false],
    [503, false],
    [null, false],
  ])('%s', (status, allowed) => {
    expect(robotsForStatus(status, DENY, FILE).isAllowed(at('/'), 'a')).toBe(allowed);
  });
});

// Its types declare an ES module, which it is not.
const robotsParser = robotsParserModule as unknown as typeof robotsParserModule.default;

/** Files without what robots-parser reads differently. */
const plainPath = fc.stringMatching(/^\/[ab/.?=]{0,6}$/);
const pattern = fc.stringMatching(/^\/[ab/*.?=]{0,6}\$?$/);
const rule = fc
  .tuple(fc.constantFrom('Allow', 'Disallow'), pattern)
  .map(([field, path]) => `${field}: ${path}`);
const agents = fc.uniqueArray(fc.constantFrom('*', 'GPTBot', 'claudebot'), { minLength: 1 });
const group = fc
  .tuple(agents, fc.array(rule, { minLength: 1, maxLength: 5 }))
  .map(([names, rules]) => [...names.map((name) => `User-agent: ${name}`), ...rules].join('\n'));

test('decides as robots-parser does where both follow the RFC', () => {
  fc.assert(
    fc.property(
      fc.array(group, { maxLength: 4 }),
      plainPath,
      fc.constantFrom('GPTBot', 'ClaudeBot', 'Other'),
      (groups, path, agent) => {
        const text = groups.join('\n');
        expect(isAllowed(text, path, agent)).toBe(robotsParser(FILE, text).isAllowed(at(path), agent));
      },
    ),
    propertyRuns(5_000),
  );
});

test('never throws, whatever the file says', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    rule,
    fc.constantFrom('User-agent: *', 'Sitemap: http://[', 'Crawl-delay: 1e9'),
  );
  fc.assert(
    fc.property(fc.array(line), fc.webPath(), (lines, path) => {
      const robots = parseRobots(lines.join('\n'), FILE);
      expect(typeof robots.isAllowed(at(path), 'a')).toBe('boolean');
    }),
  );
});

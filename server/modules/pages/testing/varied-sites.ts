import type { SiteReply } from '../../../testing/site-server.ts';
import type { PageStatus } from '../failures.ts';
import { articleHtml } from './article-html.ts';

/** Pages of many kinds with what a reader is to make of them. */
export interface VariedSites {
  replies: Map<string, SiteReply>;
  /** URL → status after reading. */
  expected: Map<string, PageStatus>;
}

const MB = 1024 * 1024;
/** Hosts that have each of the ordinary pages. */
const HOSTS = 8;

/** A few hundred pages of made-up sites; the same in every run. */
export function variedSites(): VariedSites {
  const replies = new Map<string, SiteReply>();
  const expected = new Map<string, PageStatus>();
  const add = (path: string, reply: SiteReply, status: PageStatus) => {
    replies.set(path, reply);
    expected.set(`https://${path}`, status);
  };
  for (let host = 0; host < HOSTS; host++) addOrdinary(`site-${host}.example`, host, add);
  for (const [name, robots, allowed] of ROBOTS) {
    const site = `robots-${name}.example`;
    if (robots !== null) replies.set(`${site}/robots.txt`, robots);
    for (const [path, isAllowed] of Object.entries(allowed)) {
      add(`${site}${path}`, articleHtml(1), isAllowed ? 'read' : 'robots');
    }
  }
  return { replies, expected };
}

function addOrdinary(
  site: string,
  seed: number,
  add: (path: string, reply: SiteReply, status: PageStatus) => void,
): void {
  for (let number = 0; number < 12; number++) {
    add(`${site}/article/${number}`, articleHtml(seed * 100 + number), 'read');
  }
  const redirect = (location: string, status = 301) => ({ status, headers: { location } });
  add(`${site}/moved`, redirect('/article/1'), 'read');
  add(`${site}/moved-twice`, redirect(`https://${site}/moved`, 302), 'read');
  add(`${site}/moved-away`, redirect('https://site-0.example/article/2', 308), 'read');
  add(`${site}/moved-to-forbidden`, redirect('https://robots-all.example/page'), 'robots');
  add(`${site}/moved-nowhere`, redirect('http://[bad'), 'failed');
  add(`${site}/loop`, redirect('/loop'), 'failed');
  const head = (html: string) => articleHtml(seed, { head: html });
  add(`${site}/canonical`, head(`<link rel="canonical" href="https://${site}/article/1">`), 'read');
  add(`${site}/with-amp`, head('<link rel="amphtml" href="/article/1/amp">'), 'read');
  add(`${site}/paywall`, head(PAYWALL), 'read');
  add(`${site}/script-only`, SCRIPT_ONLY, 'needs-javascript');
  add(`${site}/empty`, '', 'no-text');
  add(`${site}/latin-header`, encoded('latin1', 'text/html; charset=iso-8859-1'), 'read');
  add(`${site}/latin-meta`, encoded('latin1', 'text/html'), 'read');
  add(`${site}/latin-as-utf8`, encoded('latin1', 'text/html; charset=utf-8'), 'read');
  add(`${site}/utf16`, encoded('utf16le', 'text/html; charset=utf-16le'), 'read');
  add(`${site}/unknown-charset`, encoded('utf8', 'text/html; charset=klingon'), 'read');
  add(`${site}/without-type`, { headers: { 'content-type': '' }, body: articleHtml(seed) }, 'read');
  add(`${site}/large`, articleHtml(seed).padEnd(10 * MB, ' '), 'too-large');
  add(`${site}/endless`, endless, 'too-large');
  for (const type of ['application/pdf', 'image/png', 'application/json', 'text/plain', 'video/mp4']) {
    add(`${site}/${type}`, { headers: { 'content-type': type }, body: 'x' }, 'not-html');
  }
  for (const status of [401, 402, 403, 429, 451]) add(`${site}/${status}`, { status }, 'refused');
  for (const status of [404, 410]) add(`${site}/${status}`, { status }, 'not-found');
  for (const status of [400, 418, 500, 502]) add(`${site}/${status}`, { status }, 'failed');
  add(`${site}/closed`, (_request, response) => void response.destroy(), 'unreachable');
}

const PAYWALL = `<script type="application/ld+json">
  {"@context": "https://schema.org", "@type": "NewsArticle", "isAccessibleForFree": false}</script>`;

const SCRIPT_ONLY = `<!doctype html><html><head><title>App</title><script src="/app.js"></script></head>
  <body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>`;

const encoded = (encoding: BufferEncoding, type: string) => ({
  headers: { 'content-type': type },
  body: Buffer.from(
    articleHtml(3, { head: '<meta charset="windows-1252">', title: 'Café Müller' }),
    encoding,
  ),
});

const endless: SiteReply = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  const more = () => {
    while (!response.destroyed && response.write('<p>And on and on.</p>'.repeat(1000)));
  };
  response.on('drain', more);
  more();
};

/** Name of the site, its robots.txt, and the paths that it allows or not. */
const ROBOTS: [string, SiteReply | null, Record<string, boolean>][] = [
  ['none', null, { '/page': true }],
  ['all', 'User-agent: *\nDisallow: /', { '/page': false, '/': false }],
  ['empty', 'User-agent: *\nDisallow:', { '/page': true }],
  ['path', 'User-agent: *\nDisallow: /private/', { '/private/a': false, '/privately': true }],
  ['longest', 'User-agent: *\nDisallow: /a\nAllow: /a/b', { '/a/c': false, '/a/b/c': true }],
  ['wildcard', 'User-agent: *\nDisallow: /*.php$', { '/a.php': false, '/a.php5': true }],
  ['named', 'User-agent: Sightline\nDisallow: /x\n\nUser-agent: *\nDisallow: /', { '/x': false, '/y': true }],
  ['others', 'User-agent: GPTBot\nDisallow: /', { '/page': true }],
  ['case', 'USER-AGENT: sightline\nDISALLOW: /X', { '/X': false, '/x': true }],
  ['bom', '\uFEFFUser-agent: *\r\nDisallow: /page\r\n', { '/page': false }],
  ['html', '<!doctype html><title>Not found</title>', { '/page': true }],
  ['failing', { status: 503 }, { '/page': false }],
  ['refused', { status: 403 }, { '/page': true }],
  [
    'moved',
    { status: 301, headers: { location: 'https://robots-all.example/robots.txt' } },
    { '/page': false },
  ],
  ['loop', { status: 301, headers: { location: '/robots.txt' } }, { '/page': true }],
];

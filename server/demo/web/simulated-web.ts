import { addDays } from '../../lib/days.ts';
import type { Web } from '../../modules/pages/fetching/web.ts';
import { FetchError, type PublicResponse } from '../../net/public-fetch.ts';
import { toSlug } from '../../platforms/simulator/pages.ts';
import { seeded } from '../../platforms/simulator/random.ts';
import SITES from '../../platforms/simulator/sites.json' with { type: 'json' };
import { vocabularyOf } from '../../platforms/simulator/wording.ts';
import type { SimulatedCompany, SimulatedTopic } from '../../platforms/simulator/world.ts';
import type { DemoBrand } from '../brand.ts';
import { articleMain, ownMain, type SiteStyle } from './article.ts';
import { pageHtml } from './page-html.ts';
import STYLES from './styles.json' with { type: 'json' };

const AUTHORS = ['Ida Falk', 'Ruben Achter', 'Mona Westrup', 'Tim Ravn'];
/** The day that ages of pages are counted back from; fixed, so that pages do not change by themselves. */
const LATEST = '2026-10-01';

type Reply = { status?: number; type?: string; body: string };

/**
 * The sites that the simulator's answers cite, with made-up pages. Some cannot be read, as on the real web. Every other
 * address throws a FetchError.
 */
export function createSimulatedWeb(demo: DemoBrand): Web {
  const companies = [demo.brand, ...demo.competitors, ...demo.untracked];
  const topicBySlug = new Map(demo.topics.map((topic) => [toSlug(topic.name), topic]));
  const siteOf = (host: string) => SITES.find((site) => site.host === host);
  const companyOf = (host: string) => companies.find(({ domain }) => domain === host.replace(/^www\./, ''));

  function reply(url: URL): Reply {
    const site = siteOf(url.host);
    const path = url.pathname.replace(/^\/|\/$/g, '');
    if (site) {
      const style = STYLES[site.host as keyof typeof STYLES] as SiteStyle & {
        robots?: string;
        shell?: boolean;
      };
      if (path === 'robots.txt') {
        return style.robots ? { type: 'text/plain', body: style.robots } : missing;
      }
      const topic = topicBySlug.get(path.split('/').at(-1) ?? '');
      if (!topic) return missing;
      return { body: style.shell ? SHELL : sitePage(site, style, topic) };
    }
    const company = companyOf(url.host);
    if (company) return companyReply(company, path);
    throw new FetchError('A demo account reads the simulated sites only.', { refused: true });
  }

  function sitePage(site: (typeof SITES)[number], style: SiteStyle, topic: SimulatedTopic): string {
    const seed = `${site.host} ${topic.name}`;
    const random = seeded('byline', seed);
    return pageHtml({
      title: site.title.replace('{t}', () => vocabularyOf(topic).things),
      siteName: site.name,
      author: style.signed ? authorOf(AUTHORS[Math.floor(random() * AUTHORS.length)] ?? '', site.host) : null,
      published: style.signed ? addDays(LATEST, -Math.floor(random() * 500)) : null,
      type: style.form === 'thread' ? 'DiscussionForumPosting' : 'Article',
      main: articleMain(style, { seed, topic, companies, brand: demo.brand }),
    });
  }

  function companyReply(company: SimulatedCompany, path: string): Reply {
    if (path === 'robots.txt') return { type: 'text/plain', body: robotsOf(company) };
    if (path === 'llms.txt' && company === demo.brand)
      return { type: 'text/plain', body: llmsTxtOf(company) };
    if (path === 'sitemap.xml') return { type: 'application/xml', body: sitemap(company) };
    const [folder = '', slug = ''] = path.split('/');
    const topic = folder === 'solutions' ? topicBySlug.get(slug) : demo.topics[0];
    const isOwn = company === demo.brand;
    // The brand has no page for every topic yet: that is what the tools are to find.
    if (!topic || !['', 'product', 'pricing', 'solutions'].includes(folder)) return missing;
    if (isOwn && folder === 'solutions' && !ownTopics().includes(topic)) return missing;
    const title =
      folder === 'solutions'
        ? `${company.name} for ${vocabularyOf(topic).things}`
        : `${company.name} ${folder}`;
    const main = ownMain({ seed: path, topic, companies, brand: demo.brand }, company, path);
    return {
      body: pageHtml({
        title: title.trim(),
        siteName: company.name,
        type: folder === '' ? 'WebSite' : 'WebPage',
        main,
      }),
    };
  }

  const ownTopics = () => demo.topics.slice(0, Math.ceil(demo.topics.length / 2));

  function sitemap(company: SimulatedCompany): string {
    const topics = company === demo.brand ? ownTopics() : demo.topics;
    const paths = ['', 'product', 'pricing', ...topics.map((topic) => `solutions/${toSlug(topic.name)}`)];
    const urls = paths.map((path) => `<url><loc>https://www.${company.domain}/${path}</loc></url>`);
    return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
  }

  return {
    async get(url): Promise<PublicResponse> {
      const { status = 200, type = 'text/html; charset=utf-8', body } = reply(new URL(url));
      return {
        ...{ status, url, truncated: false },
        headers: new Headers({ 'content-type': type }),
        body: Buffer.from(body),
      };
    },
  };
}

/** An author with an address at the site, whose domain is reserved for examples, so that nobody can have it. */
const authorOf = (name: string, host: string) => ({
  name,
  address: `${name.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@${host}`,
});

const robotsOf = ({ domain }: SimulatedCompany) => `User-agent: *
Disallow: /internal/

User-agent: CCBot
Disallow: /

Sitemap: https://www.${domain}/sitemap.xml
`;

/** With two of the usual defects: a list item without a link, and a page that is gone. */
const llmsTxtOf = ({ name, domain }: SimulatedCompany) => `# ${name}

> Software for product teams.

## Products

- [Product](https://www.${domain}/product): What it does
- [Pricing](https://www.${domain}/pricing): Plans and prices
- Release notes

## Optional

- [Press](https://www.${domain}/press): News
`;

const missing: Reply = { status: 404, body: 'Not found' };

const SHELL = `<!doctype html><html><head><title>Loading</title><script src="/app.js"></script></head>
<body><noscript>Please enable JavaScript to read this page.</noscript><div id="root"></div></body></html>`;

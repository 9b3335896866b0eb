import { chance, pick, type Random, seeded, weighted } from './random.ts';
import SITES from './sites.json' with { type: 'json' };
import { vocabularyOf } from './wording.ts';
import type { Scene, SimulatedCompany, SimulatedTopic } from './world.ts';

/** A page that an answer cites. `.example` is reserved, so none of these hosts exists. */
export interface CitedPage {
  url: string;
  title: string;
  /** The site's name for readers. */
  site: string;
}

/** Chooses two to four pages of other sites, and sometimes pages of the companies named. */
export function citedPages(
  scene: Scene,
  platform: string,
  companies: readonly SimulatedCompany[],
  random: Random,
): CitedPage[] {
  const weights = Object.fromEntries(
    SITES.map(({ host, weight }) => [host, weight * preference(scene, platform, host)]),
  );
  const pages = new Map<string, CitedPage>();
  for (let remaining = 2 + Math.floor(random() * 3); remaining > 0; remaining -= 1) {
    const host = weighted(random, weights);
    const chosen = SITES.find((each) => each.host === host) ?? pick(random, SITES);
    pages.set(host, topicPage(chosen, scene.topic));
  }
  for (const company of companies) {
    if (!company.domain || !chance(random, 0.28)) continue;
    const path = pick(random, ['', 'product', 'pricing', `solutions/${toSlug(scene.topic.name)}`]);
    pages.set(company.domain, {
      url: `https://www.${company.domain}/${path}`,
      title: `${company.name} – ${scene.topic.name}`,
      // Not the company's name, which would count as a mention.
      site: company.domain,
    });
  }
  return [...pages.values()];
}

/** Each platform prefers other sites for a topic. */
const preference = ({ world, topic }: Scene, platform: string, host: string) =>
  0.3 + 1.7 * seeded(world.seed, 'liking', platform, topic.name, host)();

const topicPage = (
  { host, folder, title, name }: (typeof SITES)[number],
  topic: SimulatedTopic,
): CitedPage => ({
  url: `https://${host}/${folder}/${toSlug(topic.name)}`,
  title: title.replace('{t}', () => vocabularyOf(topic).things),
  site: name,
});

/** A topic's name in an address. */
export const toSlug = (topic: string) =>
  topic
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

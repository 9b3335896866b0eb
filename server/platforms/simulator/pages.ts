import type { Random } from './random.ts';
import { chance, pick, seeded, weighted } from './random.ts';
import { vocabularyOf } from './wording/vocabulary.ts';
import type { Scene, SimulatedCompany, SimulatedTopic } from './world.ts';

/** A page that an answer cites. `.example` is reserved, so none of these hosts exists. */
export interface CitedPage {
  url: string;
  title: string;
  /** The site's name for readers. */
  site: string;
}

interface Site {
  host: string;
  name: string;
  /** Path of its pages about topics. */
  folder: string;
  title: (things: string) => string;
  /** Relative frequency of its citations. */
  weight: number;
}

const SITES: readonly Site[] = [
  site('stack-review.example', 'Stack Review', 'best', (things) => `The best ${things}, tested`, 9),
  site('buyers-notes.example', 'Buyer’s Notes', 'guides', (things) => `How to choose among ${things}`, 8),
  site('peer-ratings.example', 'Peer Ratings', 'categories', (things) => `User ratings of ${things}`, 8),
  site('toolbench-daily.example', 'Toolbench Daily', 'reviews', (things) => `Hands on: ${things}`, 6),
  site('ask-the-crowd.example', 'Ask the Crowd', 'threads', (things) => `Which ${things} do you use?`, 6),
  site('field-guide.example', 'Field Guide', 'learn', (things) => `A field guide to ${things}`, 5),
  site('side-by-side.example', 'Side by Side', 'compare', (things) => `Side by side: ${things}`, 5),
  site('open-ledger-wiki.example', 'Open Ledger Wiki', 'wiki', (things) => `List of ${things}`, 4),
  site('quarterly-signal.example', 'Quarterly Signal', 'reports', (things) => `The market for ${things}`, 3),
  site('night-shift-blog.example', 'Night Shift', 'posts', (things) => `A year with ${things}`, 3),
  site('video-bench.example', 'Video Bench', 'watch', (things) => `Ten minutes on ${things}`, 2),
  site('newsdesk-wire.example', 'Newsdesk Wire', 'business', (things) => `New names among ${things}`, 2),
];

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

const topicPage = (from: Site, topic: SimulatedTopic): CitedPage => ({
  url: `https://www.${from.host}/${from.folder}/${toSlug(topic.name)}`,
  title: from.title(vocabularyOf(topic).things),
  site: from.name,
});

function site(host: string, name: string, folder: string, title: Site['title'], weight: number): Site {
  return { host, name, folder, title, weight };
}

const toSlug = (topic: string) =>
  topic
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

import type { Random } from './random.ts';
import { chance, pick, seeded, weighted } from './random.ts';
import { vocabularyOf } from './wording/vocabulary.ts';
import type { Scene, SimulatedCompany, SimulatedTopic } from './world.ts';

/** A page that an answer cites. `.example` is reserved: none of these hosts can ever exist. */
export interface CitedPage {
  url: string;
  title: string;
  /** As a reader would call it. */
  site: string;
}

interface Site {
  host: string;
  name: string;
  /** Its pages on topics lie here. */
  folder: string;
  title: (things: string) => string;
  /** How often it is cited beside the others. */
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

/** Two to six pages: mostly other people's, now and then the own ones of the companies named. */
export function citedPages(
  scene: Scene,
  platform: string,
  cast: readonly { company: SimulatedCompany }[],
  random: Random,
): CitedPage[] {
  const weights = Object.fromEntries(
    SITES.map(({ host, weight }) => [host, weight * liking(scene, platform, host)]),
  );
  const pages = new Map<string, CitedPage>();
  for (let left = 2 + Math.floor(random() * 3); left > 0; left -= 1) {
    const host = weighted(random, weights);
    const chosen = SITES.find((each) => each.host === host) ?? pick(random, SITES);
    pages.set(host, pageOf(chosen, scene.topic));
  }
  for (const { company } of cast) {
    if (!company.domain || !chance(random, 0.28)) continue;
    const path = pick(random, ['', 'product', 'pricing', `solutions/${slugOf(scene.topic.name)}`]);
    pages.set(company.domain, {
      url: `https://www.${company.domain}/${path}`,
      title: `${company.name} – ${scene.topic.name}`,
      // Not the company's name: a link's label counts as naming it.
      site: company.domain,
    });
  }
  return [...pages.values()];
}

/** Every platform has its favourite sites for a topic. */
const liking = ({ world, topic }: Scene, platform: string, host: string) =>
  0.3 + 1.7 * seeded(world.seed, 'liking', platform, topic.name, host)();

const pageOf = (from: Site, topic: SimulatedTopic): CitedPage => ({
  url: `https://www.${from.host}/${from.folder}/${slugOf(topic.name)}`,
  title: from.title(vocabularyOf(topic).things),
  site: from.name,
});

function site(host: string, name: string, folder: string, title: Site['title'], weight: number): Site {
  return { host, name, folder, title, weight };
}

const slugOf = (topic: string) =>
  topic
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

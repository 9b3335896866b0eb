import { seeded } from '../../server/platforms/simulator/random.ts';
import { BRAND } from './companies.ts';
import { PROMPTS, TOPICS } from './prompts.ts';
import { createUrn } from './urn.ts';

/**
 * As in recorded answers: a year's pages grow as n^0.8 of its citations, and 68 % of the citations of a day with 274 answers
 * are of different pages.
 */
const PAGE_URN = { discount: 0.8, strength: 97 };
/** Sites have few popular ones and a long tail, too. */
const SITE_URN = { discount: 0.7, strength: 40 };
/** Of the citations; the others are of pages that only one topic cites. */
const SHARE_OF_ALL_TOPICS = 0.3;
const OWN_SITES = [BRAND.brand, ...BRAND.competitors].map(({ domain }) => domain);
/** Of the pages, those of the brand's or a competitor's site. */
const SHARE_OF_OWN_SITES = 0.05;

export interface Page {
  url: string;
  title: string;
}

/** Draws a page that an answer in a topic cites. */
export function createPages(seed: string): (topic: number) => Page {
  const random = seeded(seed, 'pages');
  const createPageUrn = (share: number) => ({
    draw: createUrn(random, { ...PAGE_URN, strength: PAGE_URN.strength * share }),
    pages: [] as Page[],
  });
  const shared = createPageUrn(SHARE_OF_ALL_TOPICS);
  const byTopic = TOPICS.map((_, topic) => {
    const share = PROMPTS.filter((prompt) => prompt.topic === topic).length / PROMPTS.length;
    return createPageUrn((1 - SHARE_OF_ALL_TOPICS) * share);
  });
  const drawSite = createUrn(random, SITE_URN);
  let created = 0;
  return (topic) => {
    const urn = random() < SHARE_OF_ALL_TOPICS ? shared : (byTopic[topic] as typeof shared);
    const item = urn.draw();
    urn.pages[item] ??= createPage(created++, topic, random() < SHARE_OF_OWN_SITES ? null : drawSite());
    return urn.pages[item];
  };
}

const SECTIONS = ['guides', 'reviews', 'blog', 'compare', 'news', 'forum/thread'];
const KINDS = ['guide', 'comparison', 'review', 'field report', 'checklist', 'long-term test'];

function createPage(number: number, topic: number, site: number | null): Page {
  const host = site === null ? OWN_SITES[number % OWN_SITES.length] : siteHost(site);
  const subject = TOPICS[topic] as string;
  const section = SECTIONS[number % SECTIONS.length];
  return {
    url: `https://${host}/${section}/${subject.toLowerCase().replaceAll(' ', '-')}-${number}`,
    title: number % 9 === 0 ? '' : `${subject}: a ${KINDS[number % KINDS.length]} for teams (${number})`,
  };
}

const WORDS = [
  'ledger',
  'compass',
  'harbour',
  'meadow',
  'signal',
  'quarry',
  'lantern',
  'orchard',
  'summit',
  'anchor',
];
const ENDINGS = ['weekly', 'labs', 'daily', 'insider', 'forum', 'notes', 'reviews'];
const siteHost = (site: number) =>
  `${WORDS[site % WORDS.length]}${ENDINGS[Math.floor(site / WORDS.length) % ENDINGS.length]}${Math.floor(site / 70) || ''}.example`;

/** What a generated llms.txt is written from. */
export interface GeneratorInput {
  name: string;
  /** '' where none is known. */
  summary: string;
  pages: readonly GeneratorPage[];
}

export interface GeneratorPage {
  url: string;
  /** '' where the page was not read. */
  title: string;
  /** '' where none is known. */
  description: string;
  /** Answers that cite the page. */
  citations: number;
}

const MAX_PAGES = 60;
const MAX_SECTIONS = 8;
const MAX_NOTE = 160;
/** Fewer pages of a folder go to the section of all others. */
const MIN_SECTION = 2;

/**
 * Writes an llms.txt: pages that answers cite first, the others by the first folder of their path; what is cited least goes
 * to the section that readers may leave out.
 */
export function generateLlmsTxt({ name, summary, pages }: GeneratorInput): string {
  const listed = pages
    .toSorted((a, b) => b.citations - a.citations || a.url.length - b.url.length)
    .slice(0, MAX_PAGES);
  const cited = listed.filter(({ citations }) => citations > 0);
  const folders = [
    ...Map.groupBy(
      listed.filter(({ citations }) => citations === 0),
      folderOf,
    ),
  ]
    .filter(([folder, inFolder]) => folder !== '' && inFolder.length >= MIN_SECTION)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_SECTIONS);
  const inSections = new Set([...cited, ...folders.flatMap(([, inFolder]) => inFolder)]);
  const sections: [string, readonly GeneratorPage[]][] = [
    ['Pages that AI platforms cite', cited],
    ...folders.map(([folder, inFolder]): [string, GeneratorPage[]] => [toWords(folder), inFolder]),
    ['Optional', listed.filter((page) => !inSections.has(page))],
  ];
  const title = cleanText(name) || 'Name of the site';
  const lines = [`# ${title}`, '', `> ${cleanText(summary) || `What ${title} offers, in one sentence.`}`, ''];
  for (const [heading, inSection] of sections) {
    if (inSection.length > 0) lines.push(`## ${heading}`, '', ...inSection.map(toItem), '');
  }
  return lines.join('\n');
}

function toItem({ url, title, description }: GeneratorPage): string {
  const note = cleanText(description).slice(0, MAX_NOTE).trim();
  const name = cleanText(title).replace(/[[\]]/g, '') || toWords(decodePath(url));
  return `- [${name}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})${note && `: ${note}`}`;
}

const folderOf = ({ url }: GeneratorPage): string => {
  const [, folder = '', ...rest] = new URL(url).pathname.split('/');
  return rest.some(Boolean) ? decodeSafely(folder) : '';
};

const decodePath = (url: string): string =>
  decodeSafely(new URL(url).pathname.split('/').findLast(Boolean) ?? 'Home page');

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `getting-started.html` as `Getting started`. */
function toWords(text: string): string {
  const words = cleanText(text.replace(/\.\w{2,5}$/, '').replace(/[-_+]+/g, ' ')).replace(/[[\]#]/g, '');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'Page';
}

/** One line without markup of headings, quotes or HTML, and without signs that a wrong encoding made unreadable. */
const cleanText = (text: string): string =>
  text
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[\s\p{Cc}\uFFFD]+/gu, ' ')
    .replace(/^[\s#>*-]+/, '')
    .trim();

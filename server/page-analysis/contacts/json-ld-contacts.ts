import { cleanLine } from '../read/clean-text.ts';
import { toAddress } from './addresses.ts';
import type { PublishedAddress, PublishedAuthor } from './types.ts';

type Json = Record<string, unknown>;
const MAX_NODES = 500;
const MAX_TEXT = 300;
const MAX_NAME = 120;
/** Properties that lead to the people behind a page, and containers of such. */
const FOLLOWED = [
  '@graph',
  'mainEntity',
  'author',
  'creator',
  'editor',
  'publisher',
  'contactPoint',
  'founder',
];

/** Authors and addresses in a page's JSON-LD, without recursion; broken scripts are left out. */
export function readJsonLdContacts(
  scripts: readonly string[],
  resolve: (href: string) => string | null,
): { addresses: PublishedAddress[]; authors: PublishedAuthor[] } {
  const addresses: PublishedAddress[] = [];
  const authors: PublishedAuthor[] = [];
  const queue: { node: unknown; isAuthor: boolean; name: string }[] = scripts
    .flatMap(parse)
    .map((node) => ({ node, isAuthor: false, name: '' }));
  for (let at = 0; at < queue.length && at < MAX_NODES; at += 1) {
    const { node, isAuthor, name: parentName } = queue[at] ?? { node: null, isAuthor: false, name: '' };
    if (Array.isArray(node)) {
      queue.push(...node.slice(0, MAX_NODES).map((item) => ({ node: item, isAuthor, name: parentName })));
      continue;
    }
    if (typeof node === 'string' && isAuthor) {
      const name = toName(node);
      if (name) authors.push({ name, url: null, kind: 'json-ld', text: `"author": ${JSON.stringify(name)}` });
    }
    if (!isObject(node)) continue;
    const name = toName(node.name) || parentName;
    const isPerson = asList(node['@type']).includes('Person');
    if ((isAuthor || isPerson) && toName(node.name)) {
      const url = typeof node.url === 'string' ? resolve(node.url) : null;
      authors.push({ name: toName(node.name), url, kind: 'json-ld', text: excerptOf(node) });
    }
    for (const value of asList(node.email)) {
      const address = typeof value === 'string' ? toAddress(value.replace(/^mailto:/i, '')) : null;
      if (address)
        addresses.push({ address, name: isPerson ? name : '', kind: 'json-ld', text: excerptOf(node) });
    }
    for (const key of FOLLOWED) {
      if (node[key] !== undefined) queue.push({ node: node[key], isAuthor: key === 'author', name: '' });
    }
  }
  return { addresses, authors };
}

/** The properties that say who it is, as the page writes them. */
function excerptOf(node: Json): string {
  const shown = Object.fromEntries(
    ['@type', 'name', 'email', 'jobTitle', 'url'].flatMap((key) =>
      typeof node[key] === 'string' ? [[key, node[key]]] : [],
    ),
  );
  return cleanLine(JSON.stringify(shown), MAX_TEXT);
}

function parse(script: string): unknown[] {
  try {
    return [JSON.parse(script.trim().replace(/^<!--|-->$|;$/g, ''))];
  } catch {
    return [];
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 20) : [value]);
const toName = (value: unknown): string => (typeof value === 'string' ? cleanLine(value, MAX_NAME) : '');

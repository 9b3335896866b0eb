import { PAGE_LIMITS } from './limits.ts';

/** What a page's JSON-LD says. */
export interface StructuredData {
  types: string[];
  title: string;
  author: string;
  siteName: string;
  publishedOn: string;
  modifiedOn: string;
  paywalled: boolean;
}

type Json = Record<string, unknown>;
const MAX_NODES = 500;
const ARTICLE = /Article|BlogPosting|Review|Posting|Report|HowTo|Recipe|WebPage|Question|Product/;

/** Reads JSON-LD without recursion; broken scripts are left out. */
export function readStructuredData(scripts: readonly string[]): StructuredData {
  const found: StructuredData = {
    types: [],
    title: '',
    author: '',
    siteName: '',
    publishedOn: '',
    modifiedOn: '',
    paywalled: false,
  };
  const queue: unknown[] = scripts.flatMap(parse);
  for (let at = 0; at < queue.length && at < MAX_NODES; at += 1) {
    const node = queue[at];
    if (Array.isArray(node)) queue.push(...node.slice(0, MAX_NODES));
    else if (isObject(node)) takeNode(found, node, queue);
  }
  return found;
}

function takeNode(found: StructuredData, node: Json, queue: unknown[]): void {
  const types = asList(node['@type']).filter((type) => typeof type === 'string');
  for (const type of types) {
    const name = type.replace(/^.*[/#]/, '').slice(0, 60);
    if (
      /^[A-Za-z]+$/.test(name) &&
      !found.types.includes(name) &&
      found.types.length < PAGE_LIMITS.structuredTypes
    ) {
      found.types.push(name);
    }
  }
  if (/^(?:false|no)$/i.test(String(node.isAccessibleForFree ?? ''))) found.paywalled = true;
  if (types.some((type) => ARTICLE.test(type))) {
    found.title ||= asText(node.headline);
    found.author ||= asList(node.author).map(nameOf).filter(Boolean).slice(0, 3).join(', ');
    found.publishedOn ||= asText(node.datePublished);
    found.modifiedOn ||= asText(node.dateModified);
    found.siteName ||= nameOf(node.publisher);
  }
  if (types.some((type) => /^WebSite$/.test(type))) found.siteName ||= asText(node.name);
  for (const key of [
    '@graph',
    'mainEntity',
    'mainEntityOfPage',
    'hasPart',
    'review',
    'aggregateRating',
    'itemReviewed',
  ]) {
    if (typeof node[key] === 'object') queue.push(node[key]);
  }
}

function parse(script: string): unknown[] {
  try {
    return [JSON.parse(script.trim().replace(/^<!--|-->$|^\/\*.*?\*\/|;$/g, ''))];
  } catch {
    return [];
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 20) : [value]);
const asText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 1_000) : '');
const nameOf = (value: unknown): string => asText(isObject(value) ? value.name : value);

import { type ChatMessage, type Fields, fieldsOf, listOf, textOf } from './chat-format.ts';

/** A page that an answer cites. */
export interface ChatSource {
  url: string;
  title: string;
}

/** As many as an import takes. */
const MAX_SOURCES = 200;
const MAX_URL = 4000;
const MAX_TITLE = 1000;
const MAX_SEARCHES = 20;
const MAX_QUERY = 300;

/** The pages that a message cites, each once, in order: today's `content_references` and the older `citations`. */
export function sourcesOf({ metadata }: ChatMessage): ChatSource[] {
  const found = [
    ...listOf(metadata.content_references).flatMap((reference) => pagesOf(fieldsOf(reference))),
    ...listOf(metadata.citations).map((citation) => fieldsOf(fieldsOf(citation).metadata)),
  ];
  const pages = new Map<string, ChatSource>();
  for (const { url, title } of found) {
    const address = textOf(url);
    if (!address || !/^https?:\/\//i.test(address) || address.length > MAX_URL) continue;
    const known = pages.get(address);
    const name = (textOf(title) ?? '').slice(0, MAX_TITLE);
    if (!known?.title) pages.set(address, { url: address, title: known?.title || name });
  }
  return [...pages.values()].slice(0, MAX_SOURCES);
}

/** The page itself, those of its group, and those that support them. */
function pagesOf(reference: Fields): Fields[] {
  if (reference.type === 'hidden') return [];
  const grouped = [...listOf(reference.items), ...listOf(reference.sources)].map(fieldsOf);
  return [reference, ...grouped.flatMap((page) => [page, ...listOf(page.supporting_websites).map(fieldsOf)])];
}

/** What was searched for, where the export says so. */
export const searchesOf = (messages: readonly ChatMessage[]): { query: string }[] =>
  [
    ...new Set(
      messages.flatMap(({ metadata }) =>
        listOf(metadata.search_queries).flatMap((search) => {
          const query = textOf(fieldsOf(search).q)?.trim().slice(0, MAX_QUERY);
          return query ? [query] : [];
        }),
      ),
    ),
  ]
    .slice(0, MAX_SEARCHES)
    .map((query) => ({ query }));

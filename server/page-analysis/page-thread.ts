import { parentPort } from 'node:worker_threads';
import { readContacts } from './contacts/read-contacts.ts';
import type { PublishedContacts } from './contacts/types.ts';
import { pageKind } from './page-kind.ts';
import { readMarkdown } from './read/read-markdown.ts';
import { type PageSource, readPage } from './read/read-page.ts';
import { scorePage } from './scores/score-page.ts';
import { stemsOf } from './terms.ts';
import type { PageContent, PageKind, PageScores } from './types.ts';

// The thread that reads and scores pages.

/** A page's HTML, to be analysed or searched for contacts, or a text in Markdown that is read like a page. */
export type PageRequest =
  | { html: Uint8Array; source: PageSource }
  | { contactsIn: Uint8Array; source: PageSource }
  | { markdown: string };

export interface AnalysedPage {
  content: PageContent;
  scores: PageScores;
  kind: PageKind;
  stems: string;
}

/** Every link of a text leads to another site. */
const NO_SITE = 'https://text.invalid/';

/** `ready` once its modules are loaded, then one reply for each request, in their order. */
export type PageReply = { ready: true } | { result: AnalysedPage | PublishedContacts } | { error: unknown };

parentPort?.on('message', (request: PageRequest) => reply(analyse(request)));
reply({ ready: true });

function reply(message: PageReply): void {
  parentPort?.postMessage(message);
}

function analyse(request: PageRequest): PageReply {
  try {
    if ('contactsIn' in request) return { result: readContacts(request.contactsIn, request.source) };
    const { content, source } =
      'html' in request
        ? { content: readPage(request.html, request.source), source: request.source }
        : { content: readMarkdown(request.markdown), source: { url: NO_SITE } };
    return {
      result: {
        content,
        scores: scorePage(content, source.url),
        kind: pageKind(content, source.url),
        stems: stemsOf(content),
      },
    };
  } catch (error) {
    return { error };
  }
}

import { parentPort } from 'node:worker_threads';
import { pageKind } from './page-kind.ts';
import { type PageSource, readPage } from './read/read-page.ts';
import { scorePage } from './scores/score-page.ts';
import { stemsOf } from './terms.ts';
import type { PageContent, PageKind, PageScores } from './types.ts';

// The thread that reads and scores pages.

export interface PageRequest {
  html: Uint8Array;
  source: PageSource;
}

export interface AnalysedPage {
  content: PageContent;
  scores: PageScores;
  kind: PageKind;
  stems: string;
}

/** `ready` once its modules are loaded, then one reply for each request, in their order. */
export type PageReply = { ready: true } | { analysed: AnalysedPage } | { error: unknown };

parentPort?.on('message', (request: PageRequest) => reply(analyse(request)));
reply({ ready: true });

function reply(message: PageReply): void {
  parentPort?.postMessage(message);
}

function analyse({ html, source }: PageRequest): PageReply {
  try {
    const content = readPage(html, source);
    return {
      analysed: {
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

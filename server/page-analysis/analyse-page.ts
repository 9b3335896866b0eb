import { Worker } from 'node:worker_threads';
import type { PublishedContacts } from './contacts/types.ts';
import { limitCpu } from './cpu-limit.ts';
import type { AnalysedPage, PageReply, PageRequest } from './page-thread.ts';
import type { PageSource } from './read/read-page.ts';

/**
 * Milliseconds of the processor's time after which a page is given up and its thread ended. Where others need the
 * processor, too, reading takes longer, which is not the page's fault.
 */
const MAX_MS = 5_000;
/** The idle thread ends after this time and frees its memory. */
const IDLE_MS = 60_000;
/** Megabytes of the thread's heap; a page that needs more is given up. */
const MAX_HEAP_MB = 512;

interface Task {
  request: PageRequest;
  result: PromiseWithResolvers<AnalysedPage | PublishedContacts>;
}

interface Thread {
  worker: Worker;
  /** Its modules are loaded. */
  isReady: boolean;
  current: Task | null;
}

export type AnalysePage = (html: Uint8Array, source: PageSource) => Promise<AnalysedPage>;

/** Analyses pages, and texts in Markdown like pages; finds the contacts that pages publish. */
export type PageAnalyser = AnalysePage & {
  markdown: (markdown: string) => Promise<AnalysedPage>;
  contacts: (html: Uint8Array, source: PageSource) => Promise<PublishedContacts>;
};

/**
 * Reads and scores a page in a thread of its own, one page at a time, whatever the number of cores: reading a page can
 * take longer than the event loop may be blocked.
 *
 * @throws {Error} where the page cannot be read, also when it takes more than 5 s of the processor
 */
export const analysePage: PageAnalyser = createPageAnalyser(
  new URL('page-thread.ts', import.meta.url),
  MAX_MS,
);

/** Reads and scores a text in Markdown in the same thread. @throws {Error} like `analysePage` */
export const analyseMarkdown = (markdown: string): Promise<AnalysedPage> => analysePage.markdown(markdown);

/** Finds the contacts that a page publishes, in the same thread. @throws {Error} like `analysePage` */
export const findPublishedContacts: PageAnalyser['contacts'] = (html, source) =>
  analysePage.contacts(html, source);

/**
 * @param maxMs of the processor's time after which a page is given up and the thread ended; the next page starts another
 */
export function createPageAnalyser(threadUrl: URL, maxMs: number): PageAnalyser {
  const waiting: Task[] = [];
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;

  function startNext(): void {
    if (thread?.current) return;
    clearTimeout(idle);
    const task = waiting.shift();
    if (!task) {
      thread?.worker.unref();
      idle = setTimeout(endIdleThread, IDLE_MS).unref();
      return;
    }
    thread ??= startThread();
    thread.current = task;
    thread.worker.ref();
    thread.worker.postMessage(task.request);
  }

  function endIdleThread(): void {
    void thread?.worker.terminate();
    thread = undefined;
  }

  function startThread(): Thread {
    // Flags of this process, such as those of a script on the command line, are none of a thread.
    const worker = new Worker(threadUrl, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    const started: Thread = { worker, isReady: false, current: null };
    limitCpu(worker, maxMs, () => (started.isReady ? started.current : null));
    const finish = (settle: (result: Task['result']) => void) => {
      const { current } = started;
      started.current = null;
      if (current) settle(current.result);
    };
    const end = (message: string, cause?: unknown) => {
      if (thread === started) thread = undefined;
      finish(({ reject }) => reject(new Error(message, { cause })));
      if (waiting.length > 0) startNext();
    };
    worker.on('error', (cause) => end('The page could not be read: its thread failed.', cause));
    worker.on('exit', () => end(`The page took more than ${maxMs / 1000} seconds of the processor to read.`));
    worker.on('message', (reply: PageReply) => {
      if ('ready' in reply) {
        started.isReady = true;
        return;
      }
      finish(({ resolve, reject }) => {
        if ('result' in reply) resolve(reply.result);
        else reject(new Error('The page could not be read.', { cause: reply.error }));
      });
      startNext();
    });
    return started;
  }

  const analyse = <Result extends AnalysedPage | PublishedContacts>(
    request: PageRequest,
  ): Promise<Result> => {
    const result = Promise.withResolvers<AnalysedPage | PublishedContacts>();
    waiting.push({ request, result });
    startNext();
    // The thread replies to each kind of request with its own kind of result.
    return result.promise as Promise<Result>;
  };
  return Object.assign((html: Uint8Array, source: PageSource) => analyse<AnalysedPage>({ html, source }), {
    markdown: (markdown: string) => analyse<AnalysedPage>({ markdown }),
    contacts: (html: Uint8Array, source: PageSource) =>
      analyse<PublishedContacts>({ contactsIn: html, source }),
  });
}

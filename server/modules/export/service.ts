import type { Db } from '../../db/client.ts';
import { AppError, notFound } from '../../errors.ts';
import { csvHead, csvRows } from '../../lib/csv.ts';
import type { ArchivedTexts } from '../../text-archive/read-texts.ts';
import type { AnswerText } from '../../text-archive/text-batch.ts';
import { requireActionCenter } from '../accounts/action-center.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { Company } from '../brands/model.ts';
import type { BrandsService } from '../brands/service.ts';
import {
  ANSWER_COLUMNS,
  labelLine,
  MENTION_COLUMNS,
  pageColumns,
  recordedAnswerLine,
  reviewLines,
  SEARCH_COLUMNS,
} from './formats.ts';
import { type ExportedPage, pagesPage } from './pages-store.ts';
import { reviewedPage, weightOfSampled } from './reviews-store.ts';
import {
  answersPage,
  type Cursor,
  type ExportedMention,
  type ExportedSearch,
  mentionsPage,
  searchesPage,
} from './store.ts';

/** Answers held in memory at a time. */
const PAGE_SIZE = 200;

type CompanyEntry = Pick<Company, 'name' | 'aliases' | 'domain'>;

export type ExportService = ReturnType<typeof createExportService>;

interface Deps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
  archivedTexts: ArchivedTexts;
}

/**
 * All data of an account, read page by page while it is sent. Every method checks that the viewer may read the account,
 * their own without `requested`.
 * @throws FORBIDDEN; NOT_FOUND; BAD_USER_INPUT, always before anything is sent
 */
export function createExportService({ db, accounts, brands, archivedTexts }: Deps) {
  const readable = async (viewer: Viewer, requested: string | undefined) =>
    (await accounts.readable(viewer, requested)).userId;

  /** Takes texts from the archive. While it cannot be reached, answers keep the state `archived` and have no text. */
  async function withArchived<Row extends ArchivedRow>(userId: string, page: readonly Row[]): Promise<Row[]> {
    const keys = page.flatMap(({ id, day, archivedText }) =>
      archivedText === null ? [] : [{ id, day, location: archivedText }],
    );
    const texts = await archivedTexts.read(userId, keys).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') return new Map<string, AnswerText>();
      throw error;
    });
    return page.map((row) => {
      const found = texts.get(row.id);
      return found ? { ...row, ...found, textState: 'stored' } : row;
    });
  }

  return {
    /** The tracked companies, in the format of the import's brand file. @throws NOT_FOUND also without a brand */
    async brand(viewer: Viewer, requested?: string): Promise<CompanyEntry & { competitors: CompanyEntry[] }> {
      const { brand, competitors } = await brands.tracked(await readable(viewer, requested));
      if (!brand) throw notFound('The account tracks no brand yet.');
      return { ...entryOf(brand), competitors: competitors.map(entryOf) };
    },

    /** Recorded answers, one per line, failed measurements included. */
    async answersJsonl(viewer: Viewer, requested?: string): Promise<AsyncIterable<string>> {
      const userId = await readable(viewer, requested);
      return streamPages(
        async (after: Cursor | null) => withArchived(userId, await answersPage(db, userId, after, PAGE_SIZE)),
        (page) => page.map(recordedAnswerLine).join(''),
      );
    },

    async answersCsv(viewer: Viewer, requested?: string): Promise<AsyncIterable<string>> {
      const userId = await readable(viewer, requested);
      return streamPages(
        async (after: Cursor | null) => withArchived(userId, await answersPage(db, userId, after, PAGE_SIZE)),
        (page) => csvRows(ANSWER_COLUMNS, page),
        csvHead(ANSWER_COLUMNS),
      );
    },

    async mentionsCsv(viewer: Viewer, requested?: string): Promise<AsyncIterable<string>> {
      const userId = await readable(viewer, requested);
      const isMention = (row: { company: string | null }): row is ExportedMention => row.company !== null;
      return streamPages(
        (after: Cursor | null) => mentionsPage(db, userId, after, PAGE_SIZE),
        (page) => csvRows(MENTION_COLUMNS, page.filter(isMention)),
        csvHead(MENTION_COLUMNS),
      );
    },

    async searchesCsv(viewer: Viewer, requested?: string): Promise<AsyncIterable<string>> {
      const userId = await readable(viewer, requested);
      const isSearch = (row: { query: string | null }): row is ExportedSearch => row.query !== null;
      return streamPages(
        (after: Cursor | null) => searchesPage(db, userId, after, PAGE_SIZE),
        (page) => csvRows(SEARCH_COLUMNS, page.filter(isSearch)),
        csvHead(SEARCH_COLUMNS),
      );
    },

    /** @throws FORBIDDEN without the Action Center, like everything about pages */
    async pagesCsv(viewer: Viewer, requested?: string): Promise<AsyncIterable<string>> {
      const account = requireActionCenter(accounts, await accounts.readable(viewer, requested));
      const columns = pageColumns(await brands.tracked(account.userId));
      return streamPages(
        (after: ExportedPage | null) => pagesPage(db, account.userId, after, PAGE_SIZE),
        (page) => csvRows(columns, page),
        csvHead(columns),
      );
    },

    /** People's reviews as labelled sentiments, one per line. */
    async reviewsJsonl(viewer: Viewer, requested?: string): Promise<AsyncIterable<string>> {
      const userId = await readable(viewer, requested);
      const weight = await weightOfSampled(db, userId);
      return streamPages(
        async (after: Cursor | null) =>
          withArchived(userId, await reviewedPage(db, userId, after, PAGE_SIZE)),
        (page) => page.map((answer) => reviewLines(answer, weight)).join(''),
      );
    },

    /** People's reviews as labelled names and orders, one answer per line. */
    async labelsJsonl(viewer: Viewer, requested?: string): Promise<AsyncIterable<string>> {
      const userId = await readable(viewer, requested);
      return streamPages(
        (after: Cursor | null) => reviewedPage(db, userId, after, PAGE_SIZE),
        (page) => page.map(labelLine).join(''),
      );
    },
  };
}

type ArchivedRow = Cursor & { text: string | null; archivedText: string | null };

const entryOf = ({ name, aliases, domain }: Company): CompanyEntry => ({ name, aliases, domain });

/** Reads each page after the previous one has been sent. */
async function* streamPages<Position, Row extends Position>(
  readPage: (after: Position | null) => Promise<Row[]>,
  format: (page: Row[]) => string,
  head = '',
): AsyncGenerator<string> {
  if (head) yield head;
  let last: Row | null = null;
  do {
    const page: Row[] = await readPage(last);
    last = page.at(-1) ?? null;
    const text = format(page);
    if (text) yield text;
  } while (last);
}

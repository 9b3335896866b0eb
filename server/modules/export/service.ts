import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { Company } from '../brands/model.ts';
import type { BrandsService } from '../brands/service.ts';
import { csvHead, csvRows } from './csv.ts';
import { ANSWER_COLUMNS, MENTION_COLUMNS, recordedAnswerLine } from './formats.ts';
import { answersPage, type Cursor, type ExportedMention, mentionsPage } from './store.ts';

/** Answers held in memory at a time. */
const PAGE_SIZE = 200;

/** The tracked companies, in the format of the import's brand file. */
export interface BrandFile extends CompanyEntry {
  competitors: CompanyEntry[];
}

type CompanyEntry = Pick<Company, 'name' | 'aliases' | 'domain'>;

/**
 * All data of an account, read page by page while it is sent. Every call checks that the viewer may read the account,
 * their own when `userId` is left out.
 * @throws FORBIDDEN; NOT_FOUND; BAD_USER_INPUT, always before anything is sent
 */
export interface ExportService {
  /** @throws NOT_FOUND also before there is a brand */
  brand(viewer: Viewer, userId?: string): Promise<BrandFile>;
  /** Recorded answers, one per line, failed measurements included. */
  answersJsonl(viewer: Viewer, userId?: string): Promise<AsyncIterable<string>>;
  answersCsv(viewer: Viewer, userId?: string): Promise<AsyncIterable<string>>;
  mentionsCsv(viewer: Viewer, userId?: string): Promise<AsyncIterable<string>>;
}

interface Deps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
}

export function createExportService({ db, accounts, brands }: Deps): ExportService {
  const readable = async (viewer: Viewer, requested: string | undefined) =>
    (await accounts.readable(viewer, requested)).userId;

  return {
    async brand(viewer, requested) {
      const { brand, competitors } = await brands.tracked(await readable(viewer, requested));
      if (!brand) throw notFound('The account tracks no brand yet.');
      return { ...entryOf(brand), competitors: competitors.map(entryOf) };
    },

    async answersJsonl(viewer, requested) {
      const userId = await readable(viewer, requested);
      return streamPages(
        (after) => answersPage(db, userId, after, PAGE_SIZE),
        (page) => page.map(recordedAnswerLine).join(''),
      );
    },

    async answersCsv(viewer, requested) {
      const userId = await readable(viewer, requested);
      return streamPages(
        (after) => answersPage(db, userId, after, PAGE_SIZE),
        (page) => csvRows(ANSWER_COLUMNS, page),
        csvHead(ANSWER_COLUMNS),
      );
    },

    async mentionsCsv(viewer, requested) {
      const userId = await readable(viewer, requested);
      const isMention = (row: { company: string | null }): row is ExportedMention => row.company !== null;
      return streamPages(
        (after) => mentionsPage(db, userId, after, PAGE_SIZE),
        (page) => csvRows(MENTION_COLUMNS, page.filter(isMention)),
        csvHead(MENTION_COLUMNS),
      );
    },
  };
}

const entryOf = ({ name, aliases, domain }: Company): CompanyEntry => ({ name, aliases, domain });

/** Reads a page when the one before it has been sent. */
async function* streamPages<Row extends Cursor>(
  readPage: (after: Cursor | null) => Promise<Row[]>,
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

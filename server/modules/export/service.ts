import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { Company } from '../brands/model.ts';
import type { BrandsService } from '../brands/service.ts';
import { ANSWER_COLUMNS, MENTION_COLUMNS } from './columns.ts';
import { csvHead, csvRows } from './csv.ts';
import { recordingLine } from './recording-line.ts';
import { answersPage, type ExportedMention, mentionsPage, type Place } from './store.ts';

/** Answers that are held in memory at a time. */
const PAGE = 200;

/** The account's names as a brand file of the import has them. */
export interface BrandFile extends CompanyEntry {
  competitors: CompanyEntry[];
}

type CompanyEntry = Pick<Company, 'name' | 'aliases' | 'domain'>;

/**
 * All data of an account, read page by page while it is sent. Every call checks that the viewer may read the account
 * (one's own when `userId` is left out).
 * @throws FORBIDDEN; NOT_FOUND; BAD_USER_INPUT, all of them before anything is sent
 */
export interface ExportService {
  /** @throws NOT_FOUND also before there is a brand */
  brand(viewer: Viewer, userId?: string): Promise<BrandFile>;
  /** Recorded answers, one a line, failed measurements too. */
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
  const readable = async (viewer: Viewer, wanted: string | undefined) =>
    (await accounts.readable(viewer, wanted)).userId;

  return {
    async brand(viewer, wanted) {
      const { brand, competitors } = await brands.tracked(await readable(viewer, wanted));
      if (!brand) throw notFound('The account tracks no brand yet.');
      return { ...entryOf(brand), competitors: competitors.map(entryOf) };
    },

    async answersJsonl(viewer, wanted) {
      const userId = await readable(viewer, wanted);
      return texts(
        (after) => answersPage(db, userId, after, PAGE),
        (page) => page.map(recordingLine).join(''),
      );
    },

    async answersCsv(viewer, wanted) {
      const userId = await readable(viewer, wanted);
      return texts(
        (after) => answersPage(db, userId, after, PAGE),
        (page) => csvRows(ANSWER_COLUMNS, page),
        csvHead(ANSWER_COLUMNS),
      );
    },

    async mentionsCsv(viewer, wanted) {
      const userId = await readable(viewer, wanted);
      const isMention = (row: { company: string | null }): row is ExportedMention => row.company !== null;
      return texts(
        (after) => mentionsPage(db, userId, after, PAGE),
        (page) => csvRows(MENTION_COLUMNS, page.filter(isMention)),
        csvHead(MENTION_COLUMNS),
      );
    },
  };
}

const entryOf = ({ name, aliases, domain }: Company): CompanyEntry => ({ name, aliases, domain });

/** Asks for the next page only when the one before was taken. */
async function* texts<Row extends Place>(
  pageAfter: (place: Place | null) => Promise<Row[]>,
  textOf: (page: Row[]) => string,
  head = '',
): AsyncGenerator<string> {
  if (head) yield head;
  let last: Row | null = null;
  do {
    const page: Row[] = await pageAfter(last);
    last = page.at(-1) ?? null;
    const text = textOf(page);
    if (text) yield text;
  } while (last);
}

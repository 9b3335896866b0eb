import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { badInput, notFound } from '../../../errors.ts';
import { lazy } from '../../../lib/lazy.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { AccountsService } from '../../accounts/service.ts';
import type { Company, TrackedCompanies } from '../../brands/model.ts';
import type { BrandsService } from '../../brands/service.ts';
import { resolveFilter, windowStart } from '../../visibility/metrics-query.ts';
import type { ListCriteria } from './conditions.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { type AnswerCriteria, type AnswersFilter, MOST_PER_PAGE, readFilter } from './filter.ts';
import { createFindingsLoader } from './findings-loader.ts';
import type { AnswerPage, AnswersScope, ListedAnswer, NamedCompany } from './model.ts';
import {
  countAnswers,
  findAnswer,
  findAnswers,
  findPrompt,
  findSource,
  findTopic,
  narrowed,
} from './store.ts';

/** Answers are counted up to here. */
export const MOST_COUNTED = 10_000;

/** What page of which answers. */
export interface PageWanted {
  userId?: string | null | undefined;
  filter?: AnswersFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}

/** Stored answers for reading; every call checks that the viewer may see the account. */
export interface AnswerListService {
  /**
   * A page of the answers that meet a filter, newest day first.
   * @throws FORBIDDEN; BAD_USER_INPUT naming the field; NOT_FOUND for a topic, prompt or company of nobody or of another
   */
  page(viewer: Viewer, wanted: PageWanted): Promise<AnswerPage>;
  /**
   * One answer; null when the account has none with this id.
   * @throws FORBIDDEN
   */
  one(viewer: Viewer, userId: string | null | undefined, id: string): Promise<ListedAnswer | null>;
}

interface Deps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
}

const pageLength = z.int().min(1).max(MOST_PER_PAGE);

export function createAnswerListService({ db, accounts, brands }: Deps): AnswerListService {
  return {
    async page(viewer, { filter, first, after, ...wanted }) {
      const account = await accounts.readable(viewer, wanted.userId);
      const asked = readFilter(filter);
      if (!pageLength.safeParse(first).success) {
        throw badInput('first', `first must be a number from 1 to ${MOST_PER_PAGE}.`);
      }
      const position = after ? fromCursor(after) : null;
      const { userId } = account;
      const companies = await brands.tracked(userId);
      const brandId = companies.brand?.id ?? null;
      const dated = await withDays(db, userId, asked);
      const scope = await scopeOf(db, userId, companies, dated);
      const criteria = await narrowed(db, userId, dated);
      const found = await findAnswers(db, userId, brandId, criteria, position, first + 1);
      const findings = createFindingsLoader(db, userId);
      const nodes = found.slice(0, first).map((answer) => ({ ...answer, findings }));
      const last = found.length > first ? nodes.at(-1) : undefined;
      return {
        nodes,
        next: last ? toCursor(last) : null,
        counted: lazy(async () => {
          const counted = await countAnswers(db, userId, brandId, criteria, MOST_COUNTED + 1);
          return { total: Math.min(counted, MOST_COUNTED), totalCapped: counted > MOST_COUNTED };
        }),
        scope,
      };
    },

    async one(viewer, wanted, id) {
      const { userId } = await accounts.readable(viewer, wanted);
      if (!z.uuid().safeParse(id).success) return null;
      const found = await findAnswer(db, userId, id);
      return found && { ...found, findings: createFindingsLoader(db, userId) };
    },
  };
}

/** The filter with its window turned into days, counted back as the dashboard counts them. */
async function withDays(
  db: Db,
  userId: string,
  { window, ...criteria }: AnswerCriteria,
): Promise<ListCriteria> {
  if (window === 'ALL') return criteria;
  const { from, to, platform } = criteria;
  const query = await resolveFilter(db, userId, { from, to, platform });
  return { ...criteria, from: windowStart(query, window), to: to ?? query.latestDay };
}

/** @throws NOT_FOUND naming the field whose id is nobody's in this account */
async function scopeOf(
  db: Db,
  userId: string,
  { brand, competitors }: TrackedCompanies,
  { from, to, platform, topicId, promptId, companyId, sourceUrl }: ListCriteria,
): Promise<AnswersScope> {
  const company = [brand, ...competitors].find((candidate) => candidate?.id === companyId) ?? null;
  const [topic, prompt, source] = await Promise.all([
    topicId ? findTopic(db, userId, topicId) : null,
    promptId ? findPrompt(db, userId, promptId) : null,
    sourceUrl ? findSource(db, userId, sourceUrl) : null,
  ]);
  if (topicId && !topic) throw notFound('There is no topic with this id.', 'topicId');
  if (promptId && !prompt) throw notFound('There is no prompt with this id.', 'promptId');
  if (companyId && !company) throw notFound('There is no company with this id.', 'companyId');
  return {
    brand: brand && named(brand),
    platform,
    topic,
    prompt,
    company: company && named(company),
    source,
    range: { from, to },
  };
}

const named = ({ id, name, kind }: Company): NamedCompany => ({ id, name, isBrand: kind === 'brand' });

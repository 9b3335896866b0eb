import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { badInput, notFound } from '../../errors.ts';
import { type DateRange, rangeBefore } from '../../lib/days.ts';
import { lazy } from '../../lib/lazy.ts';
import { sum } from '../../statistics/arithmetic.ts';
import { certaintyOfPrompt } from '../../statistics/clusters.ts';
import { rate } from '../../statistics/rates.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AnswerListService } from '../answers/list/service.ts';
import { allCompanies, ownerOf } from '../brands/model.ts';
import type { ChangesService } from '../changes/service.ts';
import { visibilityStatus } from '../visibility/formulas.ts';
import type { MetricsFilter } from '../visibility/metrics-query.ts';
import type { VisibilityService } from '../visibility/service.ts';
import {
  buildCompanies,
  buildHistory,
  buildHistoryBefore,
  buildPlatforms,
  visibilityOf,
} from './build-figures.ts';
import type { PromptPage } from './model.ts';
import {
  citedPages,
  citedSites,
  discoveredCells,
  findPrompt,
  latestByPlatform,
  mentionCells,
  otherWordings,
  promptCells,
  type VariantRow,
} from './store.ts';

const MAX_VARIANTS = 50;
const MAX_DISCOVERED = 20;
const MAX_SOURCES = 20;
const MAX_LATEST = 20;

export interface PromptPageService {
  /** @throws FORBIDDEN; NOT_FOUND for a prompt that the account does not have; BAD_USER_INPUT naming the field */
  read(
    viewer: Viewer,
    request: { userId?: string | null | undefined; id: string; filter?: MetricsFilter | null | undefined },
  ): Promise<PromptPage>;
}

interface Deps {
  db: Db;
  visibility: VisibilityService;
  changes: ChangesService;
  answerList: AnswerListService;
}

export function createPromptPageService({ db, visibility, changes, answerList }: Deps): PromptPageService {
  return {
    async read(viewer, { userId, id, filter }) {
      const metrics = await visibility.metrics(viewer, userId, filter);
      const { brand, competitors, account } = metrics;
      const prompt = z.uuid().safeParse(id).success ? await findPrompt(db, account.userId, id) : null;
      if (!prompt) throw notFound('There is no prompt with this id.', 'id');
      const of = { userId: account.userId, promptId: prompt.id, platform: filter?.platform ?? null };
      const range = closed(metrics.range);
      const query = { ...of, ...range };
      const tracked = { brand, competitors };
      const cells = await promptCells(db, query);
      const mentions = lazy(() => mentionCells(db, query));
      const shown = visibilityOf(cells);
      return {
        prompt,
        brand: brand && { id: brand.id, name: brand.name, isBrand: true },
        simulated: account.simulated,
        range: metrics.range,
        visibility: shown,
        visibilityStatus: visibilityStatus(shown),
        failed: sum(cells, ({ failed }) => failed),
        history: buildHistory(cells, range),
        readChange: () => changes.promptChange(viewer, { userId, filter }, prompt.id),
        async readPrevious() {
          const isRanged = metrics.queryRange.from !== null;
          const before = isRanged ? rangeBefore(range) : null;
          if (!before) return null;
          const earlier = await promptCells(db, { ...of, ...before });
          return {
            range: before,
            visibility: visibilityOf(earlier),
            history: buildHistoryBefore(earlier, before, range),
          };
        },
        async readPlatforms() {
          const keys = new Set(cells.map(({ platform }) => platform));
          const [named, latest] = await Promise.all([mentions(), latestByPlatform(db, query, [...keys])]);
          const ofBrand = named.filter(({ companyId }) => companyId === brand?.id);
          return buildPlatforms(cells, ofBrand, latest);
        },
        async readVariants() {
          if (prompt.promptGroup === null) return [];
          const variants = await otherWordings(db, query, prompt.promptGroup, MAX_VARIANTS);
          return variants.map((variant) => ({ prompt: variant, visibility: visibilityOfVariant(variant) }));
        },
        async readCompanies() {
          const [named, discovered] = await Promise.all([
            mentions(),
            discoveredCells(db, query, MAX_DISCOVERED),
          ]);
          const all = brand ? allCompanies({ brand, competitors }) : competitors;
          const { branded } = prompt;
          return buildCompanies(all, { answers: cells, mentions: named, discovered, branded });
        },
        async readSources() {
          const pages = await citedPages(db, query, MAX_SOURCES);
          return pages.map((page) => ({ ...page, owner: ownerOf(page.domain, tracked) }));
        },
        async readSites() {
          const sites = await citedSites(db, query, MAX_SOURCES);
          return sites.map((site) => ({ ...site, owner: ownerOf(site.domain, tracked) }));
        },
        async readLatest(first) {
          if (first < 1 || first > MAX_LATEST) {
            throw badInput('first', `first must be a whole number from 1 to ${MAX_LATEST}.`);
          }
          const { from, to } = metrics.range;
          const condition = { promptId: prompt.id, platform: of.platform, from, to };
          return (await answerList.page(viewer, { userId, filter: condition, first })).nodes;
        },
      };
    },
  };
}

/** Without any answer the range is open, and no day is in it. */
const closed = ({ from, to }: DateRange): DateRange<string> =>
  from !== null && to !== null ? { from, to } : { from: NO_DAY, to: NO_DAY };

const NO_DAY = '0001-01-01';

function visibilityOfVariant({ visible, answers, squares, singles, platforms }: VariantRow) {
  return rate(visible, answers, certaintyOfPrompt(visible, answers, { squares, singles, platforms }));
}

import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { notFound } from '../../../errors.ts';
import type { DateRange } from '../../../lib/days.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { MetricsFilter } from '../../visibility/metrics-query.ts';
import type { VisibilityService } from '../../visibility/service.ts';
import type { PersonaWithPrompts } from '../model.ts';
import type { PersonasService } from '../service.ts';
import { type Compared, compareWithPlain } from './compare.ts';
import { hasPrompt } from './store.ts';
import { type ComparedSums, sumAnswers } from './sum-answers.ts';

export interface PersonaComparison extends Compared {
  persona: PersonaWithPrompts;
  placeGiven: ('SETTING' | 'PROMPT')[];
}

export interface PersonaComparisonService {
  /** @throws FORBIDDEN; NOT_FOUND for a prompt that the account does not have; BAD_USER_INPUT naming the field */
  read(
    viewer: Viewer,
    request: {
      userId?: string | null | undefined;
      promptId?: string | null | undefined;
      filter?: MetricsFilter | null | undefined;
    },
  ): Promise<{ range: DateRange; personas: PersonaComparison[] }>;
}

interface Deps {
  db: Db;
  visibility: VisibilityService;
  personas: PersonasService;
}

export function createPersonaComparisonService({ db, visibility, personas }: Deps): PersonaComparisonService {
  return {
    async read(viewer, { userId, promptId = null, filter }) {
      const { account, brand, range, queryRange } = await visibility.metrics(viewer, userId, filter);
      const isKnown = async (id: string) =>
        z.uuid().safeParse(id).success && (await hasPrompt(db, account.userId, id));
      if (promptId !== null && !(await isKnown(promptId))) {
        throw notFound('There is no prompt with this id.', 'promptId');
      }
      const all = await personas.list(viewer, userId);
      if (!brand || all.length === 0) return { range, personas: [] };
      // The days of the query: the range has days with plain answers only.
      const [from, to] = [queryRange.from ?? FIRST, queryRange.to ?? LAST];
      const query = {
        userId: account.userId,
        brandId: brand.id,
        promptId,
        platform: filter?.platform ?? null,
        from,
        to,
      };
      const personaIds = all.map(({ id }) => id);
      const compared = await sumAnswers(db, query, personaIds);
      return {
        range,
        personas: all.flatMap((persona, index) => {
          const { asked, plain, ...places } = compared[index] as ComparedSums;
          if (asked.days().size === 0) return [];
          return [{ persona, placeGiven: placesOf(places), ...compareWithPlain(asked, plain) }];
        }),
      };
    },
  };
}

const FIRST = '-infinity';
const LAST = 'infinity';

const placesOf = ({
  bySetting,
  inPrompt,
}: Pick<ComparedSums, 'bySetting' | 'inPrompt'>): PersonaComparison['placeGiven'] => [
  ...(bySetting ? (['SETTING'] as const) : []),
  ...(inPrompt ? (['PROMPT'] as const) : []),
];

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
import { findPromptId, type PersonaCell, personaCells, plainCells } from './store.ts';

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
      if (promptId !== null) {
        const isKnown =
          z.uuid().safeParse(promptId).success && (await findPromptId(db, account.userId, promptId));
        if (!isKnown) throw notFound('There is no prompt with this id.', 'promptId');
      }
      if (!brand) return { range, personas: [] };
      // The days of the query: the range has days with plain answers only.
      const [from, to] = [queryRange.from ?? FIRST, queryRange.to ?? LAST];
      const platform = filter?.platform ?? null;
      const query = { userId: account.userId, brandId: brand.id, platform, promptId, from, to };
      const asked = await personaCells(db, query);
      if (asked.length === 0) return { range, personas: [] };
      const [plain, all] = await Promise.all([
        plainCells(db, query, [...new Set(asked.map(({ prompt }) => prompt))]),
        personas.list(viewer, userId),
      ]);
      const byPersona = Map.groupBy(asked, ({ personaId }) => personaId);
      return {
        range,
        personas: all.flatMap((persona) => {
          const cells = byPersona.get(persona.id);
          return cells ? [{ persona, placeGiven: placesOf(cells), ...compareWithPlain(cells, plain) }] : [];
        }),
      };
    },
  };
}

const FIRST = '-infinity';
const LAST = 'infinity';

const placesOf = (cells: readonly PersonaCell[]): PersonaComparison['placeGiven'] => [
  ...(cells.some(({ bySetting }) => bySetting) ? (['SETTING'] as const) : []),
  ...(cells.some(({ inPrompt }) => inPrompt) ? (['PROMPT'] as const) : []),
];

import { shown } from '../figures.ts';
import type { McpVisibilityQuery } from '../operations.generated.ts';
import { withoutNulls } from '../without-nulls.ts';
import type { VisibilityRow } from './visibility-row.ts';

/** An answer names several companies, so a share of voice is no share of independent answers. */
const NO_INTERVAL = 'No interval: an answer names several companies.';

/** The companies by rank; n of a share of voice is the number of mentions of all of them. */
export function competitorRows(
  ranking: McpVisibilityQuery['dashboard']['metrics']['competitors'],
): VisibilityRow[] {
  if (!ranking) return [];
  return ranking.rankings.map(({ name, isBrand, rank, mentions, voices, shareOfVoice, meanPosition }) => ({
    ...withoutNulls({ key: name, name, is_brand: isBrand, rank, mentions, mean_position: meanPosition }),
    share_of_voice: {
      ...withoutNulls({ value: shown(shareOfVoice) }),
      ...{ hits: voices, n: ranking.voices },
      note: NO_INTERVAL,
    },
  }));
}

import { type DateRange, rangeBefore } from '../../../lib/days.ts';
import { oneLine, percent } from '../../../lib/format.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { ChangedItem, ChangedKind, ChangedList } from '../../changes/model.ts';
import type { ChangesService } from '../../changes/service.ts';

/** Changes that are named. */
const MAX_CHANGES = 3;

const RATES: Record<ChangedKind, (name: string) => string> = {
  PROMPT: (name) => `“${name}”: you are named in`,
  SOURCE: (name) => `${name}: cited by`,
  COMPANY: (name) => `${name}: named in`,
  PLATFORM: (name) => `${name}: you are named in`,
};

/** What a week won and lost against the week before, strongest first; empty where nothing could be tested. */
export async function changeLines(
  changes: ChangesService,
  owner: Viewer,
  week: DateRange<string>,
): Promise<string[]> {
  const before = rangeBefore(week);
  const changed = await changes.whatChanged(owner, { filter: week, before, first: MAX_CHANGES });
  const lists = [changed.prompts, changed.companies, changed.platforms, changed.sources];
  if (lists.every(({ tested }) => tested === 0)) return [];
  const clear = lists
    .flatMap(({ kind, items }) => items.map((item) => ({ kind, item })))
    .filter(({ item }) => item.verdict !== 'NO_CLEAR_CHANGE')
    .sort((a, b) => (a.item.pValue ?? 1) - (b.item.pValue ?? 1));
  if (clear.length === 0) return ['Nothing changed more than by chance.'];
  const all = lists.reduce((sum, { won, lost }: ChangedList) => sum + won + lost, 0);
  const lines = clear.slice(0, MAX_CHANGES).map(({ kind, item }) => lineOf(kind, item));
  return all > lines.length ? [...lines, `And ${all - lines.length} more.`] : lines;
}

function lineOf(kind: ChangedKind, { name, before, after, modelChanges }: ChangedItem): string {
  const models = modelChanges.length > 0 ? ' A platform changed its model meanwhile.' : '';
  const [now, then] = [percent(after.value ?? 0), percent(before.value ?? 0)];
  return `${RATES[kind](oneLine(name))} ${now} of ${after.answers} answers, ${then} before.${models}`;
}

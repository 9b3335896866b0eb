import type { DateRange } from '../../../lib/days.ts';
import { oneLine } from '../../../lib/format.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { Note } from '../../notes/model.ts';
import type { NotesService } from '../../notes/service.ts';
import { formatDay } from '../format.ts';

/** Notes that are listed. */
const MAX_NOTES = 10;

/** What was noted on the days of a week, the first day first; empty without notes. */
export async function noteLines(
  notes: NotesService,
  owner: Viewer,
  week: DateRange<string>,
): Promise<string[]> {
  const { nodes, total } = await notes.list(owner, { filter: week, first: MAX_NOTES });
  const lines = nodes.toReversed().map(lineOf);
  return total > lines.length ? [`${total - lines.length} earlier ones.`, ...lines] : lines;
}

/** `Nov 20: Page published (Running shoes)` */
function lineOf({ day, text, topic, prompt }: Note): string {
  const about = topic?.name ?? (prompt && `“${prompt.question}”`);
  return `${formatDay(day)}: ${text}${about ? ` (${oneLine(about)})` : ''}`;
}

import type { ConflictField } from '../../../components/forms/conflict.ts';
import { formatCount } from '../../../format.ts';

interface NamedTopic {
  id: string;
  name: string;
}

/**
 * Compares the user's order of topics with the saved one.
 * @returns the user's order of the topics that are saved, new ones last; and what differs, null where nothing does
 */
export function toOrderConflict(
  mine: readonly string[],
  saved: readonly NamedTopic[],
): { ids: string[]; field: ConflictField | null } {
  const topics = new Map(saved.map((topic) => [topic.id, topic]));
  const ids = [...mine.filter((id) => topics.has(id)), ...topics.keys().filter((id) => !mine.includes(id))];
  const own = ids.flatMap((id) => topics.get(id) ?? []);
  const isMoved = saved.map(({ id }, index) => id !== ids[index]);
  const [first, last] = [isMoved.indexOf(true), isMoved.lastIndexOf(true)];
  if (first < 0) return { ids, field: null };
  const describe = (order: readonly NamedTopic[]) =>
    order
      .slice(first, last + 1)
      .map(({ name }, index) => `${formatCount(first + index + 1)}. ${name}`)
      .join(', ');
  return {
    ids,
    field: {
      key: 'order',
      label: 'Order of topics',
      mine: describe(own),
      saved: describe(saved),
      isChangedByBoth: true,
    },
  };
}

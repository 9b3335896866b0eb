import { useRef, useState } from 'react';
import type { Conflict } from '../../../components/dialogs/ConflictDialog.tsx';
import { toOrderConflict } from './order-conflict.ts';
import type { TopicItem_TopicFragment as Topic } from './TopicsSettings.generated.ts';
import { useOrderTopicsMutation } from './TopicsSettings.generated.ts';
import { useMutate } from './use-mutate.ts';

/**
 * Reorders topics optimistically: a move shows at once, and is undone when the server refuses it. `conflict` asks which
 * order to keep when someone else has changed it meanwhile.
 */
export function useTopicOrder(topics: readonly Topic[]) {
  const [orderTopics] = useOrderTopicsMutation();
  const { mutate } = useMutate();
  const [pendingIds, setPendingIds] = useState<readonly string[] | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [moved, setMoved] = useState<{ name: string; position: number } | null>(null);
  /** Moves are sent one after the other, so that the last one wins on the server too. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(0);
  /** The order that the server has, as far as this screen knows. */
  const serverIds = useRef<readonly string[]>([]);

  const indexOf = (id: string) => {
    const index = pendingIds?.indexOf(id) ?? -1;
    return index < 0 ? topics.length : index;
  };
  const ordered = pendingIds ? topics.toSorted((a, b) => indexOf(a.id) - indexOf(b.id)) : topics;

  async function move(topic: Topic, by: -1 | 1) {
    const from = ordered.findIndex(({ id }) => id === topic.id);
    const to = from + by;
    if (to < 0 || to >= ordered.length) return;
    const ids = ordered
      .map(({ id }) => id)
      .toSpliced(from, 1)
      .toSpliced(to, 0, topic.id);
    if (pendingIds === null) serverIds.current = topics.map((each) => each.id);
    setMoved({ name: topic.name, position: to + 1 });
    await send(ids);
  }

  /** Shows an order and saves it, unless a later move comes before its turn. */
  async function send(ids: readonly string[]) {
    setPendingIds(ids);
    latest.current += 1;
    const turn = latest.current;
    queue.current = queue.current.then(async () => {
      if (turn !== latest.current) return;
      const previousIds = [...serverIds.current];
      const done = (await mutate(() => orderTopics({ variables: { ids: [...ids], previousIds } })))
        ?.orderTopics;
      if (done?.conflict) {
        // Moves that wait were made in the former order.
        latest.current += 1;
        setMoved(null);
        askWhichToKeep(
          ids,
          done.topics.filter(({ archived }) => !archived),
        );
      } else if (done) serverIds.current = ids;
      if (turn === latest.current || done?.conflict) setPendingIds(null);
    });
    await queue.current;
  }

  function askWhichToKeep(mine: readonly string[], saved: readonly Pick<Topic, 'id' | 'name'>[]) {
    serverIds.current = saved.map(({ id }) => id);
    const { ids, field } = toOrderConflict(mine, saved);
    if (!field) return;
    setConflict({
      fields: [field],
      onClose: () => setConflict(null),
      onResolve(savedKeys) {
        setConflict(null);
        if (!savedKeys.has(field.key)) send(ids);
      },
    });
  }

  return { ordered, move, moved, conflict };
}

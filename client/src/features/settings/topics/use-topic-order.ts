import { useRef, useState } from 'react';
import type { TopicItem_TopicFragment as Topic } from './TopicItem.generated.ts';
import { useOrderTopicsMutation } from './TopicsSettings.generated.ts';
import { useEdit } from './use-edit.ts';

/** The topics as they are being ordered: a move is seen at once, and stays unless the server refuses it. */
export function useTopicOrder(topics: readonly Topic[]) {
  const [order] = useOrderTopicsMutation();
  const { edit } = useEdit();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [moved, setMoved] = useState<{ name: string; place: number } | null>(null);
  /** Moves follow each other, so that the last one wins on the server too. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(0);

  const placeOf = (id: string) => {
    const place = wanted?.indexOf(id) ?? -1;
    return place < 0 ? topics.length : place;
  };
  const ordered = wanted ? topics.toSorted((a, b) => placeOf(a.id) - placeOf(b.id)) : topics;

  async function move(topic: Topic, by: -1 | 1) {
    const from = ordered.findIndex(({ id }) => id === topic.id);
    const to = from + by;
    if (to < 0 || to >= ordered.length) return;
    const ids = ordered
      .map(({ id }) => id)
      .toSpliced(from, 1)
      .toSpliced(to, 0, topic.id);
    setWanted(ids);
    setMoved({ name: topic.name, place: to + 1 });
    latest.current += 1;
    const turn = latest.current;
    queue.current = queue.current.then(async () => {
      if (turn === latest.current) await edit(() => order({ variables: { ids } }));
      if (turn === latest.current) setWanted(null);
    });
    await queue.current;
  }

  return { ordered, move, moved };
}

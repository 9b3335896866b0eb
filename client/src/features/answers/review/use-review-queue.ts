import { useState } from 'react';
import { type ReviewQueueQuery, useReviewQueueQuery } from './ReviewScreen.generated.ts';
import { type Decision, type ReviewItem, useQueueSaves } from './use-queue-saves.ts';

/** Mentions per request. */
const PAGE = 20;
const MAX_PAGE = 100;
/** So few left that more are requested. */
const FEW_LEFT = 5;

/** A copy of a map without a key. */
const without = <Value>(map: ReadonlyMap<string, Value>, key: string) =>
  new Map([...map].filter(([each]) => each !== key));

const keyOf = ({ answer, mention }: ReviewItem) => `${answer.id} ${mention.company.id}`;

/**
 * Mentions to review, one after another. A decision moves on at once and is saved in the background.
 * @param onSaved called after every save
 */
export function useReviewQueue(onSaved: () => void) {
  const { data, error, loading, refetch } = useReviewQueueQuery({
    variables: { first: PAGE },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const saves = useQueueSaves(onSaved);
  const [merged, setMerged] = useState<ReviewQueueQuery>();
  const [items, setItems] = useState<readonly ReviewItem[]>([]);
  const [index, setIndex] = useState(0);
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const [orders, setOrders] = useState<ReadonlyMap<string, readonly string[]>>(new Map());

  if (data && data !== merged) {
    setMerged(data);
    const known = new Set(items.map(keyOf));
    setItems([...items, ...data.reviewQueue.filter((item) => !known.has(keyOf(item)))]);
  }
  const item = items[index];

  function loadMore() {
    const undecided = items.length - decisions.size;
    refetch({ first: Math.min(MAX_PAGE, PAGE + undecided) }).catch(() => undefined);
  }

  function go(to: number) {
    setIndex(Math.min(Math.max(to, 0), items.length));
    if (!loading && items.length - to <= FEW_LEFT) loadMore();
  }

  function decide(decision: Decision) {
    if (!item) return;
    const key = keyOf(item);
    // Removed and added, so that the latest decision is the last of the map.
    setDecisions((before) => without(before, key).set(key, decision));
    go(index + 1);
    saves.review(item, decision, () => setDecisions((before) => without(before, key)));
  }

  /** Takes back the latest decision and shows its mention. */
  function undo() {
    const key = [...decisions.keys()].at(-1);
    const at = items.findIndex((each) => keyOf(each) === key);
    const undone = items[at];
    if (key === undefined || !undone) return;
    setDecisions(without(decisions, key));
    setIndex(at);
    saves.undo(undone);
  }

  /** The companies named in the item's answer, in order, without those that the person found not named. */
  const order = item
    ? (orders.get(item.answer.id) ?? item.answer.mentions.map(({ company }) => company.id)).filter(
        (id) => decisions.get(`${item.answer.id} ${id}`)?.named !== false,
      )
    : [];

  function move(by: number) {
    if (!item) return;
    const { answer, mention } = item;
    const at = order.indexOf(mention.company.id);
    const to = at + by;
    if (at < 0 || to < 0 || to >= order.length) return;
    const moved = order.toSpliced(at, 1).toSpliced(to, 0, mention.company.id);
    setOrders((before) => new Map(before).set(answer.id, moved));
    saves.order(answer, moved, () => setOrders((before) => without(before, answer.id)));
  }

  return {
    /** Undefined while loading, and at the end. */
    item,
    decision: item && decisions.get(keyOf(item)),
    /** Of the company among those named, from 1; null once the person found it not named. */
    position: item ? order.indexOf(item.mention.company.id) + 1 || null : null,
    positions: order.length,
    reviewed: decisions.size,
    /** More could not be loaded. */
    failed: error !== undefined && !item,
    loading: loading && !item,
    saves,
    decide,
    undo,
    move,
    previous: () => go(index - 1),
    next: () => go(index + 1),
    reload: () => loadMore(),
    hasPrevious: index > 0,
  };
}

export type ReviewQueue = ReturnType<typeof useReviewQueue>;

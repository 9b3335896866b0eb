/** What is under way for an account in this process. */
interface UnderWay {
  questions: number;
  /** US dollars they are expected to cost. */
  dollars: number;
  /** Resolved when one of them ends. */
  one: PromiseWithResolvers<void>;
}

const accounts = new Map<string, UnderWay>();

/** What is under way for the account; null when nothing is. */
export function underWay(userId: string): { dollars: number; oneEnds: Promise<void> } | null {
  const now = accounts.get(userId);
  return now ? { dollars: now.dollars, oneEnds: now.one.promise } : null;
}

/** Counts a question as under way until it ends, however it does. */
export async function whileUnderWay(
  userId: string,
  dollars: number,
  asking: () => Promise<void>,
): Promise<void> {
  const now = accounts.get(userId) ?? { questions: 0, dollars: 0, one: Promise.withResolvers<void>() };
  accounts.set(userId, now);
  now.questions++;
  now.dollars += dollars;
  try {
    await asking();
  } finally {
    now.questions--;
    now.dollars -= dollars;
    if (now.questions === 0) accounts.delete(userId);
    now.one.resolve();
    now.one = Promise.withResolvers();
  }
}

const QUIET_MS = 60_000;
const MOST_KNOWN = 100;

/**
 * Passes an error on and keeps quiet about further ones like it for a minute: each loop of each queue meets an absent
 * database by itself, several times a second.
 */
export function onceAMinute(report: (error: Error) => void, now = Date.now): (error: Error) => void {
  const known = new Map<string, number>();
  return (error) => {
    // pg-boss adds whose loop it was.
    const kind = error.message.replace(/ \(Queue: .*$/s, '');
    const at = now();
    if (at - (known.get(kind) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(kind, at);
    report(error);
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Days from one day to another, both `YYYY-MM-DD` in UTC; negative when the second is earlier. */
export const daysBetween = (from: string, to: string) => Math.round((at(to) - at(from)) / DAY_MS);

/** The day so many days later, `YYYY-MM-DD` in UTC. */
export const addDays = (day: string, days: number) =>
  new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);

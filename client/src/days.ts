const DAY_MS = 24 * 60 * 60 * 1000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** How many days a range has, both ends included; days are `YYYY-MM-DD` in UTC. */
export const countDays = (from: string, to: string) => Math.round((at(to) - at(from)) / DAY_MS) + 1;

/** The day so many days later, `YYYY-MM-DD` in UTC. */
export const addDays = (day: string, days: number) =>
  new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);

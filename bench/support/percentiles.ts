/** `p50 1.0, p95 2.0, p99 3.0, most 4 ms` */
export function percentiles(values: number[]): string {
  const each = [50, 95, 99].map((percent) => `p${percent} ${at(values, percent).toFixed(1)}`);
  return `${each.join(', ')}, most ${Math.max(...values).toFixed(0)} ms`;
}

/** The value below which so many percent of the values lie. */
export function at(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((percent / 100) * sorted.length))] ?? Number.NaN;
}

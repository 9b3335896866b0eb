/** Rounded half away from zero to `digits` decimals, robust against binary representation (1.005 → 1.01). */
export function round(value: number, digits: number): number {
  const scaled = Math.abs(value) * 10 ** digits;
  return (Math.sign(value) * Math.round(scaled + scaled * Number.EPSILON)) / 10 ** digits;
}

export function sum<T>(items: readonly T[], getValue: (item: T) => number): number {
  return items.reduce((total, item) => total + getValue(item), 0);
}

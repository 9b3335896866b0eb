import { rate } from '../statistics/rates.ts';

/** One case of a share; cases of one group resemble each other. */
export interface Case {
  hit: boolean;
  group: string;
}

/**
 * A share with its 95 % interval: Wilson's, at the number of independent cases that would vary as much as these groups
 * do (Kish's effective sample size, Survey Sampling, 1965).
 *
 * @returns "0.986 (0.979–0.991)"
 */
export function clusteredShare(cases: readonly Case[]): string {
  const hits = cases.filter(({ hit }) => hit).length;
  if (cases.length === 0) return '–';
  const share = hits / cases.length;
  const independent = Math.min(cases.length, effectiveNumber(cases, share));
  const { low, high } = rate(share * independent, independent);
  const decimals = (percent: number | null): string => ((percent ?? 0) / 100).toFixed(3);
  return `${share.toFixed(3)} (${decimals(low)}–${decimals(high)})`;
}

/** How many independent cases have the variance of this share, linearized over its groups. */
function effectiveNumber(cases: readonly Case[], share: number): number {
  const groups = [...Map.groupBy(cases, ({ group }) => group).values()];
  const squares = groups.map((group) => group.reduce((sum, { hit }) => sum + Number(hit) - share, 0) ** 2);
  const spread = squares.reduce((sum, square) => sum + square, 0) * (groups.length / (groups.length - 1));
  const variance = spread / cases.length ** 2;
  return variance > 0 ? (share * (1 - share)) / variance : cases.length;
}

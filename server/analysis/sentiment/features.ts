import { type Findings, sumOf } from './evidence.ts';

/** The numbers that the model reads, in this order. Sums enter as log(1 + x): the tenth word of praise says less than the first. */
export const FEATURES = [
  'constant',
  'praise',
  'blame',
  'pros',
  'cons',
  'titlePraise',
  'titleBlame',
  'nearPraise',
  'nearBlame',
  'balance',
  'lean',
  'both',
  'even',
  'any',
  'opens',
  'described',
  'passing',
  'offered',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The sum of points is in units of one point. */
const POINT = 0.6;
const [SLOW, QUICK] = [2, 0.5];
const MIN_EVIDENCE = 0.1;

/**
 * The features of what was found. `balance` and `lean` are (P − N) / (P + N + k) with P all praise, N all blame and k = 2 and
 * 0.5; `both` is what praise and blame have in
 * common, `even` its share.
 */
export function featuresOf({ evidence, opens, described, named }: Findings): Record<Feature, number> {
  const sums = (kind: Findings['evidence'][number]['kind']): { praise: number; blame: number } =>
    sumOf(evidence.filter((item) => item.kind === kind).map(({ weight, factor }) => weight * factor));
  const text = sums('text');
  const points = sums('points');
  const title = sums('title');
  const near = sums('near');
  const praise = text.praise + points.praise + title.praise;
  const blame = text.blame + points.blame + title.blame;
  const total = praise + blame;
  return {
    constant: 1,
    praise: Math.log1p(text.praise),
    blame: Math.log1p(text.blame),
    pros: Math.log1p(points.praise / POINT),
    cons: Math.log1p(points.blame / POINT),
    titlePraise: Math.log1p(title.praise),
    titleBlame: Math.log1p(title.blame),
    nearPraise: Math.log1p(near.praise),
    nearBlame: Math.log1p(near.blame),
    balance: (praise - blame) / (total + SLOW),
    lean: (praise - blame) / (total + QUICK),
    both: Math.log1p(Math.min(praise, blame)),
    even: (2 * Math.min(praise, blame)) / (total + QUICK),
    any: total > MIN_EVIDENCE ? 1 : 0,
    opens: opens ? 1 : 0,
    described: opens ? Math.log1p(described) : 0,
    passing: named.passing > 0 && named.prose === 0 ? 1 : 0,
    offered: named.prose + named.passing === 0 ? 1 : 0,
  };
}

/** Something is said of the company, or beside it in the same clause. */
export const hasCue = ({ any, nearPraise, nearBlame }: Readonly<Record<Feature, number>>): boolean =>
  any + nearPraise + nearBlame > 0;

import { createContext } from 'react';
import type { ChartNote } from '../../components/charts/chart-days.ts';
import type { OriginsQuery, OriginsQueryVariables } from './Origins.generated.ts';

export type Origins = OriginsQuery['answerOrigins'];

/** What was asked, as far as figures and charts say it. */
export interface Asked {
  /** Between the ranges that changes compare. */
  changes: Origins['changes'];
  /** The days on which models changed. */
  marks: readonly ChartNote[];
}

/** Which answers the figures of a screen stand on, and where these were asked. */
export interface OriginsScopeValue {
  /** Null where the screen does not say. */
  variables: OriginsQueryVariables | null;
  /** Undefined until it is loaded. */
  asked?: Asked | undefined;
  onAsked?: (asked: Asked | undefined) => void;
}

export const OriginsScope = createContext<OriginsScopeValue>({ variables: null });

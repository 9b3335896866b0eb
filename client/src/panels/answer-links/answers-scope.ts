import { createContext, useContext } from 'react';
import type { AnswersAddress } from '../../answers-address.ts';

/** Which answers the numbers below are made of: topic, days, platform. All of them by default. */
export const AnswersScope = createContext<AnswersAddress>({});

export const useAnswersScope = () => useContext(AnswersScope);

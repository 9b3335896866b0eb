import { createContext, useContext } from 'react';
import type { AnswersAddress } from '../../answers-address.ts';

/** Which answers the numbers around here are made of: a topic, days, a platform. All of them by default. */
export const AnswersScope = createContext<AnswersAddress>({});

export const useAnswersScope = () => useContext(AnswersScope);

import { createContext, useContext } from 'react';

/** How many days the numbers around here were asked for; null for all time. */
export const AskedDays = createContext<number | null>(null);

export const useAskedDays = () => useContext(AskedDays);

import { createContext, useContext } from 'react';

/** How many days the filter covers; null for all time. */
export const FilterDays = createContext<number | null>(null);

export const useFilterDays = () => useContext(FilterDays);

import { createContext } from 'react';

export interface DataSourceValue {
  brand: string | null;
  simulated: boolean;
}

/** Whose figures are shown; stated on pictures and prints and in files. */
export const DataSource = createContext<DataSourceValue>({ brand: null, simulated: false });

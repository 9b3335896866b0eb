import { createContext } from 'react';

/** Whose numbers the charts show; stated on pictures and prints. */
export const ChartSource = createContext<{ brand: string | null; simulated: boolean }>({
  brand: null,
  simulated: false,
});

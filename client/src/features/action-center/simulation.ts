import { createContext, useContext } from 'react';

/** Where simulated behaviour gets its time and its chance from; tests put their own in place. */
export interface Simulation {
  now(): Date;
  /** Uniform in [0, 1). */
  random(): number;
}

export const SimulationContext = createContext<Simulation>({ now: () => new Date(), random: Math.random });

/** The same object for as long as the page is open. */
export const useSimulation = (): Simulation => useContext(SimulationContext);

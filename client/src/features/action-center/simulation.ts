import { createContext, useContext } from 'react';

/** Clock and random source of simulated behaviour; tests replace them. */
export interface Simulation {
  now(): Date;
  /** Uniform in [0, 1). */
  random(): number;
}

export const SimulationContext = createContext<Simulation>({ now: () => new Date(), random: Math.random });

/** Stable while the page is open. */
export const useSimulation = (): Simulation => useContext(SimulationContext);

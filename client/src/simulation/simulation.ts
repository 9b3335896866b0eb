import { createContext, useContext } from 'react';

/** What simulated behaviour takes from the outside; whatever imitates a server or a model gets it from here. */
export interface Simulation {
  now(): Date;
  /** 0 or more and less than 1 */
  random(): number;
}

const real: Simulation = { now: () => new Date(), random: Math.random };

/** Tests put a clock and a die of their own in its place. */
export const SimulationContext = createContext(real);

export const useSimulation = () => useContext(SimulationContext);

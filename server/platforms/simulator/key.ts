/** The simulator as a platform of its own: its answers are never in one series with a real platform's. */
export const SIMULATOR_KEY = 'simulator';

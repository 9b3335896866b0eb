/** Every ten minutes: ends the experiments whose last day is over and stores their results. */
export const END_EXPERIMENTS = 'experiments-end';

import { useMediaQuery } from './use-media-query.ts';

/** Whether the person asked their device for less motion. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');

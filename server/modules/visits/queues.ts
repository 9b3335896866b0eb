/** Every night: removes old visits, and sums those of old hours by day. */
export const REMOVE_VISITS = 'visits-remove-old';
/** Weekly: fetches the ranges that vendors of AI agents publish. */
export const REFRESH_RANGES = 'visits-refresh-ranges';

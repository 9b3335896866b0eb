/** Makes one report; `{id}`. */
export const MAKE = 'report-make';
/** Sends one mail of a report; `{id, mail}`. */
export const DELIVER = 'report-deliver';
/** Every hour: removes what has expired, and brings back what was left behind. */
export const TEND = 'report-tend';

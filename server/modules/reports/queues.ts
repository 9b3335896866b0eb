/** Makes one report; `{id}`. */
export const MAKE = 'report-make';
/** Sends one mail of a report; `{id, mail}`. */
export const DELIVER = 'report-deliver';
/** Every hour: deletes expired reports and queues lost jobs again. */
export const MAINTAIN = 'report-tend';

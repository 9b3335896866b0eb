/** The present, injectable so that expiry and windows can be tested without waiting. */
export type Clock = () => Date;

/** Returns the current time; tests inject their own. */
export type Clock = () => Date;

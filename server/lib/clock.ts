/** Tells the present; tests inject their own. */
export type Clock = () => Date;

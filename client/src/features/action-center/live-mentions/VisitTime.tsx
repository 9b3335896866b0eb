const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

/** When a visit was, by the clock of whoever looks. */
export const VisitTime = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{time.format(at)}</time>;

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 });

/** `5.2M`, `980K` */
export const formatReach = (readers: number) => compact.format(readers);

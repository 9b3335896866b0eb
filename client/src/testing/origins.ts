/** A range without answers. */
export const noOrigins = { range: { from: null, to: null }, origins: [], changes: [] };

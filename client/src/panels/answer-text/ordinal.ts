const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const SUFFIX: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};

/** `1st`, `2nd`, `13th` */
export const ordinal = (place: number) => `${place}${SUFFIX[rules.select(place)]}`;

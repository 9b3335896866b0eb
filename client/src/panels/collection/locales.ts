interface Option {
  value: string;
  label: string;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Region codes of Unicode that are no countries. */
const NON_COUNTRIES = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const byLabel = (a: Option, b: Option) => a.label.localeCompare(b.label, 'en');

/** Every country by its English name; deprecated codes are left out. */
export function countries(): Option[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NON_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((value) => {
      const label = names.of(value);
      return label ? [{ value, label }] : [];
    })
    .sort(byLabel);
}

const LANGUAGES =
  'ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv sw ta th tr uk ur vi zh';

/**
 * Common languages by their English name.
 * @param chosen is in the list even when it is a rare one
 */
export function languages(chosen: string): Option[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return [...new Set([...LANGUAGES.split(' '), ...(chosen ? [chosen] : [])])]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort(byLabel);
}

/**
 * IANA time zones.
 * @param chosen is in the list even when the browser does not list it
 */
export const timeZones = (chosen: string): Option[] =>
  [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])]
    .filter(Boolean)
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** The hours of a day, `06:00`. */
export const HOURS: readonly Option[] = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** A line of robots.txt with preferences for the use of pages. */
export interface PreferenceLine {
  field: 'Content-Signal' | 'Content-Usage';
  /** Where it is described. */
  source: string;
  keys: readonly { key: string; label: string }[];
  yes: string;
  no: string;
}

export const CONTENT_SIGNAL: PreferenceLine = {
  field: 'Content-Signal',
  source: 'https://contentsignals.org',
  keys: [
    { key: 'search', label: 'Search' },
    { key: 'ai-input', label: 'AI answers' },
    { key: 'ai-train', label: 'AI training' },
  ],
  yes: 'yes',
  no: 'no',
};

export const CONTENT_USAGE: PreferenceLine = {
  field: 'Content-Usage',
  source: 'https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/',
  keys: [
    { key: 'search', label: 'Search' },
    { key: 'ai-use', label: 'AI answers' },
    { key: 'train-ai', label: 'AI training' },
  ],
  yes: 'y',
  no: 'n',
};

/** Values by key of `search=yes, ai-train=no`. */
export const parsePreferences = (value: string | null): Record<string, string> =>
  Object.fromEntries(
    (value ?? '').split(',').flatMap((pair) => {
      const [key, setting, ...rest] = pair.split('=').map((part) => part.trim());
      return key && setting && rest.length === 0 ? [[key, setting]] : [];
    }),
  );

/** The keys of a line that are set, in its order. */
export const formatPreferences = (
  { keys }: PreferenceLine,
  values: Readonly<Record<string, string>>,
): string => keys.flatMap(({ key }) => (values[key] ? [`${key}=${values[key]}`] : [])).join(', ');

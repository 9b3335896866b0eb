const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** `Italian` from `it`; `another language` for a code without a name. */
export const languageName = (code: string) =>
  (code === 'und' ? undefined : names.of(code)) ?? 'another language';

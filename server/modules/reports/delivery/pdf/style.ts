/** Colours of the PDF; it is always light. */
export const COLOURS = {
  text: '#18181b',
  small: '#5f5f6b',
  line: '#e4e4e9',
  accent: '#5b4be0',
  /** Light enough for the interval’s line over it. */
  bar: '#9d93f2',
  tint: '#f3f2fd',
  track: '#e9e8f6',
  mark: '#dcd7ff',
  negative: '#f6d5d5',
  neutral: '#e9e9ee',
  positive: '#cfe9da',
  warning: '#fff3dc',
  warningText: '#6b4300',
} as const;

export const TYPE = {
  body: { fontSize: 10, lineHeight: 1.45, color: COLOURS.text },
  strong: { fontSize: 10, lineHeight: 1.45, color: COLOURS.text, fontWeight: 600 },
  small: { fontSize: 8.5, lineHeight: 1.4, color: COLOURS.small },
  title: { fontSize: 14, lineHeight: 1.3, color: COLOURS.text, fontWeight: 600 },
} as const;

/** Digits of equal width, for columns. */
export const FIGURES = { fontFeatureSettings: { tnum: 1 } };

/** Points from the paper's edge. */
export const MARGIN = { side: 48, top: 64, bottom: 60 };

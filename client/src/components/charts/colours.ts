/** Theme colours for recharts; they follow light and dark mode. */
export const chartColours = {
  value: 'var(--s-colors-accent-line)',
  second: 'var(--s-colors-gray-line)',
  grid: 'var(--s-colors-border)',
  axis: 'var(--s-colors-fg-subtle)',
  panel: 'var(--s-colors-bg-panel)',
};

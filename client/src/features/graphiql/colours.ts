// GraphiQL takes its colours as hue, saturation and lightness. Its own accent gives way to the product's, and its names
// of types to darker ones that can be read on white.
const LIGHT = {
  '--color-primary': '251, 72%, 56%',
  '--color-tertiary': '188, 100%, 24%',
  '--color-info': '208, 100%, 34%',
  '--color-success': '158, 60%, 26%',
  '--color-warning': '36, 100%, 26%',
};
const DARK = {
  '--color-primary': '251, 94%, 74%',
  '--color-tertiary': '188, 100%, 44%',
  '--color-info': '208, 100%, 72%',
  '--color-success': '158, 100%, 42%',
  '--color-warning': '30, 100%, 80%',
  '--color-base': '240, 12%, 8%',
  '--color-neutral': '240, 10%, 82%',
};

/** GraphiQL in the product's colours; said twice as firmly as GraphiQL says its own. */
export const GRAPHIQL_COLOURS = {
  '&& .graphiql-container': { ...LIGHT, fontFamily: 'body', _dark: DARK },
  // Links within a line are told by more than their colour.
  '&& .graphiql-doc-explorer-type-name': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
};

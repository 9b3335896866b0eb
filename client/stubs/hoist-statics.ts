/** Stands in for `hoist-non-react-statics`, which emotion needs for `withTheme` only, and nothing here uses that. */
// biome-ignore lint/style/noDefaultExport: emotion imports it so
export default (component: unknown) => component;

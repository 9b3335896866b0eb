import { type ComponentType, lazy } from 'react';

/** `React.lazy` for a named export. */
export const lazyScreen = <TProps>(load: () => Promise<ComponentType<TProps>>) =>
  lazy(async () => ({ default: await load() }));

import { type ComponentType, createElement, lazy } from 'react';
import { whenIdle } from '../when-idle.ts';

/** A lazily loaded component; `load` preloads it, so that it is drawn without a fallback. */
export type LazyScreen<TProps> = ComponentType<TProps> & { load(): Promise<ComponentType<TProps>> };

/** `React.lazy` for a named export. */
export function lazyScreen<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): LazyScreen<TProps> {
  let ready: ComponentType<TProps> | undefined;
  async function start() {
    ready = await load();
    return ready;
  }
  const Late: ComponentType<TProps> = lazy(async () => ({ default: await start() }));
  // Decided once, at the first render: switching components would lose its state.
  let shown: ComponentType<TProps> | undefined;
  const draw = (props: TProps) => {
    shown ??= ready ?? Late;
    return createElement(shown, props);
  };
  return Object.assign(draw, { load: start });
}

/** As above, loaded when the browser is idle. */
export const lazyWhenIdle = <TProps extends object>(load: () => Promise<ComponentType<TProps>>) =>
  lazyScreen(async () => {
    await whenIdle();
    return load();
  });

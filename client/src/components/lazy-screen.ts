import { type ComponentType, createElement, lazy } from 'react';
import { whenIdle } from '../when-idle.ts';

/** A component whose code comes later; `load` has it come before it is drawn, which then needs no stand-in. */
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
  // Decided once, when it is first drawn: another component would start anew, without what it remembers.
  let shown: ComponentType<TProps> | undefined;
  const draw = (props: TProps) => {
    shown ??= ready ?? Late;
    return createElement(shown, props);
  };
  return Object.assign(draw, { load: start });
}

/** As above, for what may come after all that is being drawn. */
export const lazyWhenIdle = <TProps extends object>(load: () => Promise<ComponentType<TProps>>) =>
  lazyScreen(async () => {
    await whenIdle();
    return load();
  });

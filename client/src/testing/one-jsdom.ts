import { builtinEnvironments, type Environment } from 'vitest/runtime';

const FRAME_MS = 16;

let ready = false;

/** One window for all files of a worker: they share modules, which keep references to the window. */
const oneJsdom: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'one-jsdom',
  async setup(global, options) {
    if (!ready) {
      await builtinEnvironments.jsdom.setup(global, options);
      drawFrames(global);
      ready = true;
    }
    return { teardown: () => undefined };
  },
};

/** Replaces jsdom's animation frames, which stop for good when the first one is requested under fake timers. */
function drawFrames(window: typeof globalThis): void {
  const { setTimeout, clearTimeout } = window;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let last = 0;
  window.requestAnimationFrame = (draw) => {
    const id = ++last;
    const timer = setTimeout(() => {
      timers.delete(id);
      draw(performance.now());
    }, FRAME_MS);
    timers.set(id, timer);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
}

export default oneJsdom;

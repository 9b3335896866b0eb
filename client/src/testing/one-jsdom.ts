import { builtinEnvironments, type Environment } from 'vitest/runtime';

const FRAME_MS = 16;

let ready = false;

/**
 * One window for all files of a worker. They share modules, and what these hold on to must not be of a window that is
 * gone.
 */
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

/** jsdom's frames stop for good when the first of them is asked for while a test holds the clock. */
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

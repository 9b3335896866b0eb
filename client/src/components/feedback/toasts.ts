import { whenIdle } from '../../when-idle.ts';
import { lazyScreen } from '../lazy-screen.ts';

const load = () => import('./Toaster.tsx');

/** By then a screen has what it needs, unless the browser is still busy with it. */
const LATER_MS = 2000;

let hurry = () => {};
const wanted = new Promise<void>((resolve) => {
  hurry = resolve;
  setTimeout(() => whenIdle().then(resolve), LATER_MS);
});

/** Where toasts appear; comes with the first one, or behind the first screen. */
export const Toaster = lazyScreen(async () => {
  await wanted;
  return (await load()).Toaster;
});

/** Tells that something worked, in place of whatever went wrong before. */
export async function toastSuccess(title: string, description: string) {
  hurry();
  const { toaster } = await load();
  toaster.dismiss();
  toaster.create({ type: 'success', title, description });
}

/** Tells that something did not work; stays longer than a success does. */
export async function toastError(description: string) {
  hurry();
  const { toaster } = await load();
  toaster.create({ type: 'error', title: 'Error', description, duration: 8000 });
}

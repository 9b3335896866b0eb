import { whenIdle } from '../../when-idle.ts';
import { lazyScreen } from '../lazy-screen.ts';

const load = () => import('./Toaster.tsx');

/** The first screen has usually loaded by then. */
const LATER_MS = 2000;

let hurry = () => {};
const wanted = new Promise<void>((resolve) => {
  hurry = resolve;
  setTimeout(() => whenIdle().then(resolve), LATER_MS);
});

/** Where toasts appear; loaded with the first toast or after the first screen. */
export const Toaster = lazyScreen(async () => {
  await wanted;
  return (await load()).Toaster;
});

/** Shows a success; earlier toasts are dismissed. */
export async function toastSuccess(title: string, description: string) {
  hurry();
  const { toaster } = await load();
  toaster.dismiss();
  toaster.create({ type: 'success', title, description, duration: 5000 });
}

/** Shows an error; it stays longer than a success. */
export async function toastError(description: string) {
  hurry();
  const { toaster } = await load();
  toaster.create({ type: 'error', title: 'Error', description, duration: 8000 });
}

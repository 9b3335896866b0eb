import { lazyScreen } from './lazy-screen.ts';

const load = () => import('./Toaster.tsx');

/** Where toasts appear; comes after the first paint, as nothing is said before that. */
export const Toaster = lazyScreen(async () => (await load()).Toaster);

/** Tells that something worked, in place of whatever went wrong before. */
export async function toastSuccess(title: string, description: string) {
  const { toaster } = await load();
  toaster.dismiss();
  toaster.create({ type: 'success', title, description });
}

/** Tells that something did not work; stays longer than a success does. */
export async function toastError(description: string) {
  const { toaster } = await load();
  toaster.create({ type: 'error', title: 'Error', description, duration: 8000 });
}

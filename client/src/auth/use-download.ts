import { toastError } from '../components/feedback/toasts.ts';
import { type ExportFile, paths } from '../paths.ts';
import { useAuth } from './SessionProvider.tsx';

/** Downloads a file of the account's data. */
export function useDownload(): (name: ExportFile) => Promise<void> {
  const download = useDownloadFrom();
  return (name) => download(paths.exportFile(name));
}

/** Downloads the file of the account at an address of this server. */
export function useDownloadFrom(): (address: string) => Promise<void> {
  const { store } = useAuth();
  return async (address) => {
    const token = await store.tokens.current().catch(() => null);
    if (token) postDownload(address, token, store.tokens.accountId?.() ?? null);
    else await toastError('The download could not be started. Reload the page and try again.');
  };
}

/**
 * Lets the browser download a file of any size without holding it in memory. A download cannot send a header, so the
 * access token is in a posted form: it appears in no address, history or log.
 */
function postDownload(address: string, accessToken: string, accountId: string | null): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.hidden = true;
  const fields = { access_token: accessToken, ...(accountId ? { account_id: accountId } : {}) };
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

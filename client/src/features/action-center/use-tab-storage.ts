import { useSession } from '../../auth/SessionProvider.tsx';
import { personalKey } from '../../auth/session-storage.ts';

/** A text kept in this browser tab for the signed-in user, until the tab is closed or the user signs out. */
export function useTabStorage(name: string) {
  const session = useSession();
  const key = personalKey(session.status === 'signedIn' ? session.session.user.id : '', name);
  return {
    read: () => sessionStorage.getItem(key),
    write: (text: string) => sessionStorage.setItem(key, text),
  };
}

import { useState } from 'react';
import { useSession } from '../../../auth/SessionProvider.tsx';
import { personalKey } from '../../../auth/session-storage.ts';
import { useSimulation } from '../simulation.ts';
import { editOf, parseEdits } from './edits.ts';

/**
 * The edits saved in this tab. Saving sends nothing: coming back finds them, until the tab is closed or somebody signs
 * out.
 */
export function useEdits() {
  const { now } = useSimulation();
  const session = useSession();
  const key = personalKey(session.status === 'signedIn' ? session.session.user.id : '', 'llms-library');
  const [edits, setEdits] = useState(() => parseEdits(sessionStorage.getItem(key)));
  function save(id: string, content: string) {
    const next = { ...edits, [id]: editOf(content, now()) };
    sessionStorage.setItem(key, JSON.stringify(next));
    setEdits(next);
  }
  return { edits, save };
}

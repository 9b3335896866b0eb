import { useState } from 'react';
import { useSession } from '../../../auth/SessionProvider.tsx';
import { personalKey } from '../../../auth/session-storage.ts';
import { useSimulation } from '../simulation.ts';
import { analysedScores, type LlmsScores, scoresAfterEdit } from './simulated-scores.ts';

/**
 * The text under edit and its scores. It begins with what was saved in this tab, else with the file. Saving sends
 * nothing: it keeps the text in the tab, so that coming back finds it, until the tab is closed or somebody signs out.
 */
export function useDraft(file: { text: string; scores: LlmsScores }) {
  const simulation = useSimulation();
  const session = useSession();
  const key = personalKey(session.status === 'signedIn' ? session.session.user.id : '', 'llms-txt');
  const [saved, setSaved] = useState(() => sessionStorage.getItem(key) ?? file.text);
  const [text, setText] = useState(saved);
  const [scores, setScores] = useState<LlmsScores>(file.scores);
  return {
    text,
    scores,
    unsaved: text !== saved,
    edit(next: string) {
      setScores(scoresAfterEdit(scores, text, next));
      setText(next);
    },
    analyse: () => setScores(analysedScores(simulation)),
    save() {
      sessionStorage.setItem(key, text);
      setSaved(text);
    },
  };
}

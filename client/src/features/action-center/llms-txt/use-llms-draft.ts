import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { useCanChange } from '../../../auth/account-role.ts';
import { toastError } from '../../../components/feedback/toasts.ts';
import { useSimulation } from '../simulation.ts';
import { GeneratedLlmsTxtDocument, useSaveLlmsTxtMutation } from './LlmsTxtScreen.generated.ts';
import type { EditedFile } from './model.ts';
import { analyseScores, scoresAfterEdit } from './simulated-scores.ts';

const FAILURE = 'The text could not be saved. It is still here; please try again.';

/** The text in the editor, its simulated scores, and how it is saved. */
export function useLlmsDraft(file: EditedFile) {
  const simulation = useSimulation();
  const client = useApolloClient();
  const canSave = useCanChange();
  const [saved, setSaved] = useState(file);
  const [text, setText] = useState(file.text);
  const [latest, setLatest] = useState(file);
  const [scores, setScores] = useState(file.scores);
  const [analyses, setAnalyses] = useState(0);
  const [isSavedShown, setSavedShown] = useState(false);
  /** What the server has instead of the text that this draft was read at. */
  const [conflict, setConflict] = useState<EditedFile | null>(null);
  const [saveText, { loading: isSaving }] = useSaveLlmsTxtMutation({ refetchQueries: ['LlmsTxt'] });

  // A check of the site or another tab brought a newer file; unsaved changes stay.
  if (file !== latest) {
    setLatest(file);
    if (text === saved.text) {
      setSaved(file);
      setText(file.text);
    }
  }

  function change(next: string) {
    setScores(scoresAfterEdit(scores, text, next));
    setText(next);
  }

  async function save(version = saved.version) {
    try {
      const { data } = await saveText({ variables: { text, version } });
      const result = data?.saveLlmsTxt;
      if (!result) return;
      if (result.conflict) setConflict(result.file);
      else if (result.errors[0]) toastError(result.errors[0].message);
      else {
        setSaved(result.file);
        setSavedShown(true);
      }
    } catch (error) {
      toastError(serverMessage(error, FAILURE));
    }
  }

  async function generate() {
    try {
      const { data } = await client.query({ query: GeneratedLlmsTxtDocument, fetchPolicy: 'network-only' });
      if (data?.generatedLlmsTxt) change(data.generatedLlmsTxt);
      else toastError('No page of your site is known yet. Check your site first.');
    } catch (error) {
      toastError(serverMessage(error, 'The file could not be generated. Please try again.'));
    }
  }

  return {
    text,
    saved,
    scores,
    analyses,
    isSaving,
    canSave,
    isUnsaved: canSave && text !== saved.text,
    isSavedShown,
    conflict,
    change,
    save: () => save(),
    generate,
    analyse() {
      setScores(analyseScores(simulation));
      setAnalyses(analyses + 1);
    },
    closeSaved: () => setSavedShown(false),
    resolveConflict(keep: 'mine' | 'theirs' | null) {
      setConflict(null);
      if (keep === 'mine' && conflict) save(conflict.version);
      if (keep === 'theirs' && conflict) {
        setSaved(conflict);
        change(conflict.text);
      }
    },
  };
}

export type LlmsDraft = ReturnType<typeof useLlmsDraft>;

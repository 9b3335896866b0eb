import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { AboutLlmsTxt } from './AboutLlmsTxt.tsx';
import { LlmsTxtEditor } from './LlmsTxtEditor.tsx';
import type { LlmsTxtQuery } from './LlmsTxtScreen.generated.ts';
import { SavedAlert } from './SavedAlert.tsx';
import { ScoreCards } from './ScoreCards.tsx';
import { useDraft } from './use-draft.ts';

/** The scores, the file and what it is for. */
export function LlmsTxtManager({ file }: { file: LlmsTxtQuery['llmsTxtFile'] }) {
  const draft = useDraft(file);
  const [alerting, setAlerting] = useState(false);
  const [analyses, setAnalyses] = useState(0);
  const { conciseness, fluency, technicalAccuracy, citationPotential } = draft.scores;
  return (
    <Stack gap="5">
      <ScoreCards scores={draft.scores} />
      <LlmsTxtEditor
        text={draft.text}
        unsaved={draft.unsaved}
        onChange={draft.edit}
        onAnalyze={() => {
          draft.analyse();
          setAnalyses(analyses + 1);
        }}
        onSave={() => {
          draft.save();
          setAlerting(true);
        }}
      />
      <AboutLlmsTxt />
      <LeaveGuard active={draft.unsaved} />
      {alerting && <SavedAlert onClose={() => setAlerting(false)} />}
      <chakra.p role="status" srOnly>
        {analyses > 0 && (
          // A new element each time, so that the same scores are said again.
          <span key={analyses}>
            {`Analyzed: conciseness ${conciseness}, fluency ${fluency}, technical accuracy ${technicalAccuracy}, citation potential ${citationPotential}`}
          </span>
        )}
      </chakra.p>
    </Stack>
  );
}

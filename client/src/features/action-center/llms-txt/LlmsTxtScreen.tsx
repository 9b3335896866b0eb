import { Button, chakra, Skeleton, Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { DialogFrame } from '../../../components/dialogs/DialogFrame.tsx';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { useSimulation } from '../simulation.ts';
import { ToolScreen } from '../ToolScreen.tsx';
import { useTabStorage } from '../use-tab-storage.ts';
import { AboutLlmsTxt } from './AboutLlmsTxt.tsx';
import { LlmsTxtEditor } from './LlmsTxtEditor.tsx';
import { type LlmsTxtQuery, useLlmsTxtQuery } from './LlmsTxtScreen.generated.ts';
import { ScoreCards } from './ScoreCards.tsx';
import { analyseScores, scoresAfterEdit } from './simulated-scores.ts';

/** The general view's editor of an llms.txt file, with simulated scores. */
export function LlmsTxtScreen() {
  const { data, error } = useLlmsTxtQuery();
  return (
    <ToolScreen
      title="LLMS.TXT Manager"
      description="Tell AI models which of your pages to read, and what is on them"
      notice={data?.llmsTxtFile.sample && 'Sample file, simulated scores'}
      data={data?.llmsTxtFile}
      error={error}
      errorText="The LLMS.TXT file could not be loaded."
      skeleton={
        <Stack gap="5">
          <ScoreCards scores={undefined} />
          <Skeleton h="30rem" borderRadius="l3" />
          <AboutLlmsTxt />
        </Stack>
      }
    >
      {(file) => <LlmsTxtManager file={file} />}
    </ToolScreen>
  );
}

/** Saving keeps the text in this browser tab and sends nothing. */
function LlmsTxtManager({ file }: { file: LlmsTxtQuery['llmsTxtFile'] }) {
  const simulation = useSimulation();
  const storage = useTabStorage('llms-txt');
  const [saved, setSaved] = useState(() => storage.read() ?? file.text);
  const [text, setText] = useState(saved);
  const [scores, setScores] = useState(file.scores);
  const [isAlertOpen, setAlertOpen] = useState(false);
  const [analyses, setAnalyses] = useState(0);
  const isUnsaved = text !== saved;
  const { conciseness, fluency, technicalAccuracy, citationPotential } = scores;
  return (
    <Stack gap="5">
      <ScoreCards scores={scores} />
      <LlmsTxtEditor
        text={text}
        unsaved={isUnsaved}
        onChange={(next) => {
          setScores(scoresAfterEdit(scores, text, next));
          setText(next);
        }}
        onAnalyze={() => {
          setScores(analyseScores(simulation));
          setAnalyses(analyses + 1);
        }}
        onSave={() => {
          storage.write(text);
          setSaved(text);
          setAlertOpen(true);
        }}
      />
      <AboutLlmsTxt />
      <LeaveGuard active={isUnsaved} />
      {isAlertOpen && <SavedAlert onClose={() => setAlertOpen(false)} />}
      <chakra.p role="status" srOnly>
        {analyses > 0 && (
          // A new element each time, so that screen readers announce equal scores again.
          <span key={analyses}>
            {`Analyzed: conciseness ${conciseness}, fluency ${fluency}, technical accuracy ${technicalAccuracy}, citation potential ${citationPotential}`}
          </span>
        )}
      </chakra.p>
    </Stack>
  );
}

/** A dialog rather than `alert`, which blocks the page and starts with the page's origin. */
function SavedAlert({ onClose }: { onClose: () => void }) {
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      title="LLMS.TXT configuration saved successfully!"
      text="The text stays in this browser tab until you close it or sign out. Nothing was sent, and nothing on your site has changed."
      focusOn={ok}
      onClose={onClose}
    >
      <Button ref={ok} size="sm" onClick={onClose}>
        OK
      </Button>
    </DialogFrame>
  );
}

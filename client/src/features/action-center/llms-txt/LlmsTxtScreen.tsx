import { Button, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { DialogFrame } from '../../../components/dialogs/DialogFrame.tsx';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { PanelSkeleton } from '../../../components/feedback/PanelSkeleton.tsx';
import { StatCard } from '../../../components/figures/StatCard.tsx';
import { useSimulation } from '../simulation.ts';
import { ToolScreen } from '../ToolScreen.tsx';
import { useTabStorage } from '../use-tab-storage.ts';
import { AboutLlmsTxt } from './AboutLlmsTxt.tsx';
import { LlmsTxtEditor } from './LlmsTxtEditor.tsx';
import { type LlmsTxtQuery, useLlmsTxtQuery } from './LlmsTxtScreen.generated.ts';
import { analyseScores, type LlmsScores, scoresAfterEdit } from './simulated-scores.ts';

/** The general view's editor of an llms.txt file, with simulated scores. */
export function LlmsTxtScreen() {
  return (
    <ToolScreen
      title="LLMS.TXT Manager"
      description="Tell AI models which of your pages to read, and what is on them"
      notice="Sample file, simulated scores"
      query={useLlmsTxtQuery()}
      field="llmsTxtFile"
      errorText="The LLMS.TXT file could not be loaded."
      skeleton={
        <Stack gap="5">
          <ScoreCards scores={undefined} />
          <PanelSkeleton height={30} />
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

const CARDS = [
  {
    score: 'conciseness',
    title: 'Conciseness',
    info: 'Rises as the text gets shorter and falls as it grows, from 50 to 100.',
    note: 'Follows what you type',
  },
  {
    score: 'fluency',
    title: 'Fluency',
    info: '90 when lines are longer than 40 characters on average, otherwise 70.',
    note: 'Follows what you type',
  },
  {
    score: 'technicalAccuracy',
    title: 'Technical Accuracy',
    info: 'Whether names, figures and terms hold. Simulated: Analyze Text draws it by chance.',
    note: 'Set by Analyze Text',
  },
  {
    score: 'citationPotential',
    title: 'Citation Potential',
    info: 'How likely AI platforms are to cite the file. Simulated: Analyze Text draws it by chance.',
    note: 'Set by Analyze Text',
  },
] as const;

/** `scores` is undefined while loading. */
function ScoreCards({ scores }: { scores: LlmsScores | undefined }) {
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
      {CARDS.map(({ score, ...card }) => (
        <StatCard key={score} {...card} value={scores && String(scores[score])} label="/ 100" />
      ))}
    </SimpleGrid>
  );
}

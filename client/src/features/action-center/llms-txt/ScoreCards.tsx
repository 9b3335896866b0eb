import { chakra, SimpleGrid } from '@chakra-ui/react';
import { StatCard } from '../../../components/figures/StatCard.tsx';
import type { LlmsScores } from './simulated-scores.ts';

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
export function ScoreCards({ scores }: { scores: LlmsScores | undefined }) {
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
      {CARDS.map(({ score, ...card }) => (
        <StatCard key={score} {...card} value={scores && String(scores[score])} label="/ 100" />
      ))}
    </SimpleGrid>
  );
}

/** Tells screen readers the scores of an analysis. */
export function AnalysisStatus({ scores, analyses }: { scores: LlmsScores; analyses: number }) {
  const { conciseness, fluency, technicalAccuracy, citationPotential } = scores;
  return (
    <chakra.p role="status" srOnly>
      {analyses > 0 && (
        // A new element each time, so that screen readers announce equal scores again.
        <span key={analyses}>
          {`Analyzed: conciseness ${conciseness}, fluency ${fluency}, technical accuracy ${technicalAccuracy}, citation potential ${citationPotential}`}
        </span>
      )}
    </chakra.p>
  );
}

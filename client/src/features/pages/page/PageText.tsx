import { Box, Center, chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Refreshing } from '../../../components/feedback/Refreshing.tsx';
import { Repeat } from '../../../components/feedback/Repeat.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { useLatestData } from '../../../metrics-filter/use-latest-data.ts';
import { SCORES } from '../../../panels/web-pages/scores.ts';
import type { WebPageScore } from '../../../schema.generated.ts';
import { STATUSES } from '../page-names.ts';
import { AuthorityTable } from './AuthorityTable.tsx';
import { MarkNavigator } from './MarkNavigator.tsx';
import type { PageScreen_PageFragment } from './PageScreen.generated.ts';
import { type PageText_TextFragment, usePageTextQuery } from './PageText.generated.ts';
import { ScoreButtons } from './ScoreButtons.tsx';
import { TextBlocks } from './TextBlocks.tsx';
import { useMarks } from './use-marks.ts';
import { VersionPicker } from './VersionPicker.tsx';

/** The page's scores and main text, or why there is none. */
export function PageText({ page }: { page: PageScreen_PageFragment | undefined }) {
  if (!page) return <TextSkeleton />;
  return page.readAt === null ? <NeverRead page={page} /> : <ReadText page={page} />;
}

function NeverRead({ page: { status, problem } }: { page: PageScreen_PageFragment }) {
  const why = status === 'WAITING' ? 'It was not tried yet.' : (problem ?? STATUSES[status].sentence);
  return (
    <Center minH="16rem" borderWidth="1px" borderStyle="dashed" borderRadius="l3" p="8">
      <Stack gap="1" textAlign="center" maxW="lg">
        <Text fontWeight="medium">This page was never read.</Text>
        <Text color="fg.muted">{why}</Text>
      </Stack>
    </Center>
  );
}

function ReadText({ page: { id, versions } }: { page: PageScreen_PageFragment }) {
  const [search, setSearch] = useSearchParams();
  const wanted = versions.find(({ number }) => String(number) === search.get('version'))?.number ?? null;
  const score = SCORES.find((each) => each.score.toLowerCase() === search.get('score'))?.score ?? null;
  const { data, error, refetch } = usePageTextQuery({ variables: { id, version: wanted } });
  const latest = useLatestData(data?.webPage?.text ?? undefined, wanted);

  const set = (name: string, value: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  if (!latest.data) {
    if (!error) return <TextSkeleton />;
    return (
      <ErrorState message="Failed to load the text. Please try again later." onAction={() => refetch()} />
    );
  }
  return (
    <Refreshing outdated={!latest.isCurrent && !error}>
      <ScoredText
        key={latest.data.version}
        text={latest.data}
        score={score}
        onScore={(next) => set('score', next?.toLowerCase() ?? null)}
        picker={
          <VersionPicker
            versions={versions}
            shown={latest.data.version}
            onPick={(number) => set('version', number === versions[0]?.number ? null : String(number))}
          />
        }
      />
    </Refreshing>
  );
}

interface ScoredTextProps {
  text: PageText_TextFragment;
  score: WebPageScore | null;
  onScore: (score: WebPageScore | null) => void;
  picker: React.ReactNode;
}

function ScoredText({ text, score, onScore, picker }: ScoredTextProps) {
  const marks = useMarks(text.blocks, score);
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <Panel title="Scores" info="Press a score to mark in the text what it counts." actions={picker}>
        <ScoreButtons scores={text.scores} counts={marks.counts} chosen={score} onChoose={onScore} />
        <AuthorityTable parts={text.authorityParts} score={text.scores.authoritativeness} />
      </Panel>
      <Panel title="Main text" info="Without navigation, advertisements and footers, as plain text.">
        {text.blocks.length === 0 ? (
          <Text color="fg.muted">This version has no main text.</Text>
        ) : (
          <TextBlocks blocks={marks.blocks} score={score} current={marks.current} />
        )}
        {text.truncated && (
          <Text mt="4" fontSize="sm" color="fg.muted">
            The page has more text than is shown.
          </Text>
        )}
        {score && <MarkNavigator score={score} marks={marks} onClear={() => onScore(null)} />}
      </Panel>
    </Stack>
  );
}

function TextSkeleton() {
  return (
    <Stack gap="5" role="status" aria-label="Loading text...">
      <Skeleton h="44" borderRadius="l3" />
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
        <Repeat times={8}>
          <chakra.div mb="4">
            <Skeleton h="4" w="95%" />
          </chakra.div>
        </Repeat>
      </Box>
    </Stack>
  );
}

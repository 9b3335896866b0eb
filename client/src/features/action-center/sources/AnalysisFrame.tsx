import { Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { useReload } from '../../../components/feedback/reload.ts';
import { SampleNotice } from '../../../components/feedback/SampleNotice.tsx';
import { BackLink } from '../../../components/layout/BackLink.tsx';
import { ScreenHeader } from '../../../components/layout/ScreenHeader.tsx';
import { paths } from '../../../paths.ts';
import { KeyInsight } from '../KeyInsight.tsx';
import { type SourceAnalysisQuery, useSourceAnalysisQuery } from './SourceAnalysisScreen.generated.ts';

interface AnalysisFrameProps {
  children: (analysis: SourceAnalysisQuery['sourceAnalysis']) => ReactNode;
}

/** What both views of the source analysis share: title, insight, and the states without any content. */
export function AnalysisFrame({ children }: AnalysisFrameProps) {
  const { data, error } = useSourceAnalysisQuery();
  const reload = useReload();
  const analysis = data?.sourceAnalysis;
  return (
    <>
      <BackLink to={paths.action}>Back to Action Center</BackLink>
      <ScreenHeader
        title="Top Sources Analysis"
        description="Which sites AI platforms cite, for what kind of page, and what these pages have in common"
        aside={analysis?.sample && <SampleNotice text="Sample sources, not measured" />}
      />
      {error && !analysis ? (
        <ErrorState message="The sources could not be loaded." action="Retry" onAction={reload} />
      ) : (
        <Stack gap={{ base: '4', md: '5' }}>
          <KeyInsight text={analysis?.keyInsight} />
          {analysis ? children(analysis) : <Skeleton h="96" borderRadius="l3" />}
        </Stack>
      )}
    </>
  );
}

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyText } from '../../../components/feedback/EmptyText.tsx';
import type { AnalysedSourceFragment } from './SourceAnalysisScreen.generated.ts';
import { SourceItem } from './SourceItem.tsx';

/** One source is expanded at a time. */
export function SourceList({ sources }: { sources: readonly AnalysedSourceFragment[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  if (sources.length === 0) return <EmptyText>No source data available</EmptyText>;
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3" aria-label="Sources">
      {sources.map((source) => (
        <SourceItem
          key={source.id}
          source={source}
          open={source.id === openId}
          onToggle={() => setOpenId(source.id === openId ? null : source.id)}
        />
      ))}
    </chakra.ul>
  );
}

import { Center, chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { AnalysedSourceFragment } from './SourceAnalysisScreen.generated.ts';
import { SourceItem } from './SourceItem.tsx';

/** The sources by citations; one is open at a time. */
export function SourceList({ sources }: { sources: readonly AnalysedSourceFragment[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  if (sources.length === 0) {
    return (
      <Center minH="40">
        <Text color="fg.subtle">No source data available</Text>
      </Center>
    );
  }
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

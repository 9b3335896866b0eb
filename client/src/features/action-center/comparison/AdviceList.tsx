import { chakra, Stack, Text } from '@chakra-ui/react';
import { EmptyText } from '../../../components/feedback/EmptyText.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import type { PageComparisonQuery } from './PageComparison.generated.ts';

type Advice = PageComparisonQuery['pageComparison']['advice'];

/** What would bring the brand's page closer to those that are cited, each with what it rests on. */
export function AdviceList({ advice }: { advice: Advice | undefined }) {
  return (
    <Panel title="What to change" loading={!advice}>
      {advice?.length === 0 ? (
        <EmptyText>Your page has what the cited pages have, as far as it is measured.</EmptyText>
      ) : (
        <chakra.ol display="grid" gap="4">
          {advice?.map(({ kind, text, evidence, source }) => (
            <chakra.li key={`${kind} ${text}`} display="grid" gap="1">
              <Text fontWeight="medium">{text}</Text>
              <Text fontSize="sm" color="fg.muted">
                {evidence}
              </Text>
              {source && <Text fontSize="xs" color="fg.subtle">{`Published study: ${source}`}</Text>}
            </chakra.li>
          ))}
        </chakra.ol>
      )}
      <Stack mt="4" pt="3" borderTopWidth="1px" gap="1">
        <Text fontSize="xs" color="fg.subtle">
          Changes of style alone, such as adding quotations or statistics, hardly helped in a benchmark of
          nine methods: 3 of 54 combinations were better than chance (C-SEO Bench, arXiv 2506.11097). They are
          advised only where your own data say so.
        </Text>
      </Stack>
    </Panel>
  );
}

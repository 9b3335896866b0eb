import { Box, chakra, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { formatCount, formatDayAndYear } from '../../../format.ts';

interface ContentAnalyticsProps {
  wordCount: number;
  /** `YYYY-MM-DD` */
  lastModified: string;
}

/** How an item does; readability and quality are the same for every item of the sample. */
export function ContentAnalytics({ wordCount, lastModified }: ContentAnalyticsProps) {
  return (
    <Box mt="5" pt="4" borderTopWidth="1px">
      <Heading as="h3" fontSize="sm" fontWeight="medium" mb="3">
        Content Analytics
      </Heading>
      <SimpleGrid as="dl" columns={{ base: 2, sm: 4 }} gap="3" fontVariantNumeric="tabular-nums">
        <Figure name="Readability" value="92%" />
        <Figure name="Quality" value="A+" />
        <Figure name="Words" value={formatCount(wordCount)} />
        <Figure name="Last modified" value={formatDayAndYear(lastModified)} />
      </SimpleGrid>
      <Text mt="3" fontSize="xs" color="fg.muted">
        Readability and quality are sample values, the same for every item.
      </Text>
    </Box>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <chakra.dt fontSize="xs" color="fg.subtle">
        {name}
      </chakra.dt>
      <chakra.dd fontWeight="medium">{value}</chakra.dd>
    </div>
  );
}

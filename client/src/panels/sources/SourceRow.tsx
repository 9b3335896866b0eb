import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Bar } from '../../components/figures/Bar.tsx';
import { Pill } from '../../components/figures/Pill.tsx';
import { formatCount, formatCounted } from '../../format.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import type { SourceRow_SourceFragment } from './SourceRow.generated.ts';
import { splitAddress } from './source-url.ts';
import { VisitPage } from './VisitPage.tsx';

interface SourceRowProps {
  source: SourceRow_SourceFragment;
  /** Mentions of the most cited page, the full length of a bar. */
  most: number;
}

/** One cited page: its site, then its path, and how many answers cite it. */
export function SourceRow({ source, most }: SourceRowProps) {
  const { site, path } = splitAddress(source.url, source.domain);
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: '1fr 2.75rem 1.5rem', sm: '1fr 4rem 2.75rem 1.5rem' }}
      gap="2.5"
      alignItems="center"
      minH="9"
      px="2"
      borderRadius="l1"
      _hover={{ bg: 'bg.subtle' }}
    >
      <Flex minW="0" align="baseline" gap="1.5">
        <OpenAnswers
          row
          of={{ source: source.url }}
          shown={`${site}${path}`}
          hint={`Open the ${formatCounted(source.mentions, 'answer')} that cite ${source.title || 'this page'}`}
        >
          <chakra.span display="flex" minW="0">
            <Text as="span" fontWeight="medium" flexShrink="0" maxW="full" truncate>
              {site}
            </Text>
            <Text as="span" color="fg.subtle" truncate>
              {path}
            </Text>
          </chakra.span>
        </OpenAnswers>
        {source.own && (
          <Pill size="sm" palette="accent">
            Your site
          </Pill>
        )}
      </Flex>
      <Box display={{ base: 'none', sm: 'block' }}>
        <Bar percent={most > 0 ? (source.mentions / most) * 100 : 0} strong={source.own} />
      </Box>
      <Box textAlign="end" fontVariantNumeric="tabular-nums">
        {formatCount(source.mentions)}
        <chakra.span srOnly> answers</chakra.span>
      </Box>
      <VisitPage url={source.url} name={`${site}${path}`} />
    </chakra.li>
  );
}

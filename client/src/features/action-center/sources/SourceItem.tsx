import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { formatCount } from '../../../format.ts';
import { splitAddress } from '../../../panels/sources/source-url.ts';
import { SourceDetail } from './SourceDetail.tsx';
import type { AnalysedSourceFragment } from './SourceAnalysisScreen.generated.ts';

interface SourceItemProps {
  source: AnalysedSourceFragment;
  open: boolean;
  onToggle: () => void;
}

/** A source with its citations and kinds of text; opened, its description, scores and examples. */
export function SourceItem({ source, open, onToggle }: SourceItemProps) {
  const id = useId();
  return (
    <chakra.li bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
      <chakra.button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        display="grid"
        gridTemplateColumns="1rem 1fr auto"
        gap="3"
        alignItems="start"
        w="full"
        p={{ base: '4', md: '5' }}
        textAlign="start"
        cursor="pointer"
        borderRadius="l3"
        focusVisibleRing="inside"
        _hover={{ bg: 'bg.subtle' }}
        css={{
          '& > svg': { marginTop: '3px', transition: 'transform 120ms', color: 'var(--s-colors-fg-subtle)' },
          '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
        }}
        onClick={onToggle}
      >
        <ChevronRight size={16} aria-hidden="true" />
        <Box minW="0">
          <Flex columnGap="2" wrap="wrap" align="baseline" mb="2.5">
            <Text as="span" fontWeight="medium">
              {source.name}
            </Text>
            <Text as="span" fontSize="sm" color="fg.subtle" overflowWrap="anywhere">
              {splitAddress(source.url, '').site}
            </Text>
          </Flex>
          <HStack gap="1.5" wrap="wrap">
            {source.contentTypes.map(({ type, count }) => (
              <Pill key={type}>{`${type} · ${formatCount(count)}`}</Pill>
            ))}
          </HStack>
        </Box>
        <Box textAlign="end" fontVariantNumeric="tabular-nums">
          <Text as="span" display="block" fontSize="xl" fontWeight="semibold" lineHeight="1.3">
            {formatCount(source.citations)}
          </Text>
          <Text as="span" fontSize="xs" color="fg.subtle">
            citations
          </Text>
        </Box>
      </chakra.button>
      <div id={id} hidden={!open}>
        {open && <SourceDetail source={source} />}
      </div>
    </chakra.li>
  );
}

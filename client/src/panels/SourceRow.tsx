import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Bar } from '../components/Bar.tsx';
import { formatCount } from '../format.ts';
import type { SourceRow_SourceFragment } from './SourceRow.generated.ts';
import { safeHref, splitAddress } from './source-address.ts';

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
      display="grid"
      gridTemplateColumns={{ base: '1fr 2.75rem', sm: '1fr 4rem 2.75rem' }}
      gap="3"
      alignItems="center"
      minH="9"
    >
      <Flex minW="0" align="baseline" gap="1.5">
        <chakra.a
          href={safeHref(source.url)}
          target="_blank"
          rel="noreferrer noopener"
          title={source.title || source.url}
          display="flex"
          minW="0"
          borderRadius="l1"
          focusVisibleRing="outside"
          _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
        >
          <Text as="span" fontWeight="medium" flexShrink="0" maxW="full" truncate>
            {site}
          </Text>
          <Text as="span" color="fg.subtle" truncate>
            {path}
          </Text>
        </chakra.a>
        {source.own && (
          <Badge
            flexShrink="0"
            px="1.5"
            borderRadius="full"
            fontSize="2xs"
            bg="accent.muted"
            color="accent.fg"
          >
            Your site
          </Badge>
        )}
      </Flex>
      <Box display={{ base: 'none', sm: 'block' }}>
        <Bar percent={most > 0 ? (source.mentions / most) * 100 : 0} strong={source.own} />
      </Box>
      <Box textAlign="end" fontVariantNumeric="tabular-nums">
        {formatCount(source.mentions)}
        <chakra.span srOnly> answers</chakra.span>
      </Box>
    </chakra.li>
  );
}

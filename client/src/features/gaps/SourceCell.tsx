import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { formatCounted } from '../../format.ts';
import { OpenAnswers } from '../../panels/OpenAnswers.tsx';
import { safeHref, splitAddress } from '../../panels/source-address.ts';
import type { SourceColumns_GapFragment } from './source-columns.generated.ts';

/** A page: its site, then its path, and the way out to it. */
export function SourceCell({ gap: { url, domain, own, missed } }: { gap: SourceColumns_GapFragment }) {
  const { site, path } = splitAddress(url, domain);
  const href = safeHref(url);
  return (
    <Flex align="center" gap="2">
      <Box minW="0" flex="1" lineClamp={{ base: 3, md: 2 }} overflowWrap="anywhere" title={url}>
        <OpenAnswers
          of={{ source: url, missed: true }}
          shown={site + path}
          hint={`Open the ${formatCounted(missed.hits, 'missed answer')} that cite this page`}
        >
          <Text as="span" fontWeight="medium">
            {site}
          </Text>
          <Text as="span" color="fg.subtle">
            {path}
          </Text>
        </OpenAnswers>
        {own && (
          <Badge ms="2" px="1.5" borderRadius="full" fontSize="2xs" bg="accent.muted" color="accent.fg">
            Your site
          </Badge>
        )}
      </Box>
      {href && (
        <chakra.a
          href={href}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={`Visit ${site}${path}`}
          title="Visit the page"
          display="grid"
          placeItems="center"
          flexShrink="0"
          boxSize="6"
          color="fg.subtle"
          borderRadius="l1"
          focusVisibleRing="outside"
          data-no-print=""
          _hover={{ color: 'fg', bg: 'bg.muted' }}
        >
          <ExternalLink size={14} aria-hidden="true" />
        </chakra.a>
      )}
    </Flex>
  );
}

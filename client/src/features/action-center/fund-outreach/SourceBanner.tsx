import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { OutreachSourceFragment } from './FundOutreachScreen.generated.ts';
import { PotentialPill } from './PotentialPill.tsx';

interface SourceBannerProps {
  source: OutreachSourceFragment | null;
  onChange: () => void;
}

/** The recipient of the draft. */
export function SourceBanner({ source, onChange }: SourceBannerProps) {
  return (
    <Flex
      role="group"
      aria-label="Source"
      justify="space-between"
      align="center"
      gap="3"
      px={{ base: '4', md: '5' }}
      py="3"
      borderRadius="l3"
      borderWidth="1px"
      borderColor={source ? 'accent.emphasized' : 'border'}
      bg={source ? 'accent.subtle' : 'bg.panel'}
    >
      {source ? (
        <Box minW="0">
          <Flex align="center" gap="2" wrap="wrap">
            <Text fontWeight="medium">{source.name}</Text>
            <PotentialPill potential={source.partnershipPotential} />
          </Flex>
          <Flex wrap="wrap" columnGap="2" fontSize="sm" color="fg.muted">
            <span>{source.keyContact}</span>
            <chakra.span overflowWrap="anywhere">{source.contactEmail}</chakra.span>
          </Flex>
        </Box>
      ) : (
        <Text color="fg.muted">No source chosen yet</Text>
      )}
      <Button
        size="sm"
        variant="outline"
        onClick={onChange}
        aria-label={source ? 'Change source' : undefined}
      >
        {source ? 'Change' : 'Choose a source'}
      </Button>
    </Flex>
  );
}

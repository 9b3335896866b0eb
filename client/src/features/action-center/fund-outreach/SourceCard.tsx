import { Button, Flex, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { Fact } from '../../../components/figures/Fact.tsx';
import { Pill } from '../../../components/figures/Pill.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCount, formatDayAndYear, formatPercent } from '../../../format.ts';
import type { OutreachSourceFragment } from './FundOutreachScreen.generated.ts';
import { PotentialPill } from './PotentialPill.tsx';
import { formatReach } from './reach.ts';

interface SourceCardProps {
  source: OutreachSourceFragment;
  chosen: boolean;
  onStart: (source: OutreachSourceFragment) => void;
}

export function SourceCard({ source, chosen, onStart }: SourceCardProps) {
  return (
    <Panel title={source.name} actions={<PotentialPill potential={source.partnershipPotential} />}>
      <Text mt="-3" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {`${source.domain} · ${source.category}`}
      </Text>
      <Text mt="3" mb="4">
        {source.reasonUnderrated}
      </Text>
      <SimpleGrid as="dl" columns={{ base: 2, sm: 4 }} gap="3" fontVariantNumeric="tabular-nums">
        <Fact name="Reach">{formatReach(source.reach)}</Fact>
        <Fact name="Engagement">{formatPercent(source.engagement)}</Fact>
        <Fact name="Authority">{`${formatCount(source.authorityScore)} / 100`}</Fact>
        <Fact name="Last coverage">
          {source.lastCoverage ? formatDayAndYear(source.lastCoverage) : 'Never'}
        </Fact>
      </SimpleGrid>
      <HStack as="ul" aria-label="Topics" gap="1.5" wrap="wrap" my="4">
        {source.topics.map((topic) => (
          <li key={topic}>
            <Pill>{topic}</Pill>
          </li>
        ))}
      </HStack>
      <Flex
        mt="auto"
        pt="4"
        borderTopWidth="1px"
        justify="space-between"
        align={{ base: 'stretch', sm: 'center' }}
        direction={{ base: 'column', sm: 'row' }}
        gap="3"
      >
        <Stack gap="0" fontSize="sm" minW="0">
          <Text fontWeight="medium">{source.keyContact}</Text>
          <Text color="fg.muted">{source.role}</Text>
          <Text color="fg.muted" overflowWrap="anywhere">
            {source.contactEmail}
          </Text>
        </Stack>
        <Button
          size="sm"
          variant={chosen ? 'outline' : 'solid'}
          aria-label={`Start Outreach with ${source.name}`}
          onClick={() => onStart(source)}
        >
          <Mail aria-hidden="true" />
          Start Outreach
        </Button>
      </Flex>
    </Panel>
  );
}

import { Box, chakra, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { EmptyText } from '../../../components/feedback/EmptyText.tsx';
import { Fact } from '../../../components/figures/Fact.tsx';
import { Pill } from '../../../components/figures/Pill.tsx';
import { DividedList } from '../../../components/layout/DividedList.tsx';
import { formatCount, formatDayAndYear, formatPercent } from '../../../format.ts';
import { PlannedButton } from '../PlannedButton.tsx';
import type { CampaignFragment } from './FundOutreachScreen.generated.ts';

export function CampaignsTab({ campaigns }: { campaigns: readonly CampaignFragment[] }) {
  const id = useId();
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" mb="4" wrap="wrap">
        <Text id={id} fontSize="sm" color="fg.muted">
          These are sample campaigns. New campaigns are not available yet.
        </Text>
        <PlannedButton describedBy={id}>
          <Plus aria-hidden="true" />
          New Campaign
        </PlannedButton>
      </Flex>
      {campaigns.length > 0 ? (
        <DividedList
          aria-label="Campaigns"
          borderWidth="1px"
          borderRadius="l3"
          bg="bg.panel"
          px={{ base: '4', md: '5' }}
          py="3"
        >
          {campaigns.map((campaign) => (
            <CampaignCard key={campaign.id} campaign={campaign} />
          ))}
        </DividedList>
      ) : (
        <EmptyText>No campaigns available</EmptyText>
      )}
    </>
  );
}

const STATUS = {
  ACTIVE: { label: 'Active', palette: 'green' },
  COMPLETED: { label: 'Completed', palette: 'accent' },
  DRAFT: { label: 'Draft', palette: 'gray' },
} as const;

function CampaignCard({ campaign }: { campaign: CampaignFragment }) {
  const { label, palette } = STATUS[campaign.status];
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      gap={{ base: '3', md: '6' }}
      alignItems="center"
    >
      <Box minW="0">
        <Heading as="h2" fontSize="md" fontWeight="medium">
          {campaign.name}
        </Heading>
        <Box mt="1">
          <Pill palette={palette}>{label}</Pill>
        </Box>
      </Box>
      <SimpleGrid as="dl" columns={{ base: 2, sm: 4 }} gap="3" fontVariantNumeric="tabular-nums">
        <Fact name="Sources">{formatCount(campaign.sourceCount)}</Fact>
        <Fact name="Sent">{formatCount(campaign.sentCount)}</Fact>
        <Fact name="Response rate">
          {campaign.responseRate === null ? '–' : formatPercent(campaign.responseRate)}
        </Fact>
        <Fact name="Created">{formatDayAndYear(campaign.createdAt)}</Fact>
      </SimpleGrid>
    </chakra.li>
  );
}

import { Badge, Box, chakra, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { formatCount, formatDayAndYear, formatPercent } from '../../../format.ts';
import type { CampaignFragment } from './OutreachScreen.generated.ts';

const STATUS = {
  ACTIVE: { word: 'Active', palette: 'green' },
  COMPLETED: { word: 'Completed', palette: 'accent' },
  DRAFT: { word: 'Draft', palette: 'gray' },
} as const;

/** One campaign: where it stands and what came of it. */
export function CampaignCard({ campaign }: { campaign: CampaignFragment }) {
  const { word, palette } = STATUS[campaign.status];
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      gap={{ base: '3', md: '6' }}
      alignItems="center"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0">
        <Heading as="h2" fontSize="md" fontWeight="medium">
          {campaign.name}
        </Heading>
        <Badge
          mt="1"
          colorPalette={palette}
          bg="colorPalette.muted"
          color="colorPalette.fg"
          px="2"
          borderRadius="full"
          fontSize="xs"
          lineHeight="1.375rem"
        >
          {word}
        </Badge>
      </Box>
      <SimpleGrid as="dl" columns={{ base: 2, sm: 4 }} gap="3" fontVariantNumeric="tabular-nums">
        <Figure name="Sources" value={formatCount(campaign.sourceCount)} />
        <Figure name="Sent" value={formatCount(campaign.sentCount)} />
        <Figure
          name="Response rate"
          value={campaign.responseRate === null ? '–' : formatPercent(campaign.responseRate)}
        />
        <Figure name="Created" value={formatDayAndYear(campaign.createdAt)} />
      </SimpleGrid>
    </chakra.li>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <chakra.dt fontSize="xs" color="fg.subtle">
        {name}
      </chakra.dt>
      <dd>
        <Text as="span" fontWeight="medium">
          {value}
        </Text>
      </dd>
    </div>
  );
}

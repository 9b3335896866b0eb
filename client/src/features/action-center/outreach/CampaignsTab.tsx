import { Button, Center, chakra, Flex, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { CampaignFragment } from './OutreachScreen.generated.ts';
import { CampaignCard } from './CampaignCard.tsx';

/** E-mails to several sources about one thing; they are only looked at here. */
export function CampaignsTab({ campaigns }: { campaigns: readonly CampaignFragment[] }) {
  const id = useId();
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" mb="4" wrap="wrap">
        <Text id={id} fontSize="sm" color="fg.muted">
          Campaigns are sample data; new ones come with live outreach.
        </Text>
        <Button
          size="sm"
          variant="outline"
          aria-disabled="true"
          aria-describedby={id}
          opacity="0.55"
          cursor="not-allowed"
        >
          <Plus aria-hidden="true" />
          New Campaign
        </Button>
      </Flex>
      {campaigns.length > 0 ? (
        <chakra.ul
          listStyleType="none"
          aria-label="Campaigns"
          borderWidth="1px"
          borderRadius="l3"
          bg="bg.panel"
          px={{ base: '4', md: '5' }}
        >
          {campaigns.map((campaign) => (
            <CampaignCard key={campaign.id} campaign={campaign} />
          ))}
        </chakra.ul>
      ) : (
        <Center minH="40">
          <Text color="fg.subtle">No campaigns available</Text>
        </Center>
      )}
    </>
  );
}

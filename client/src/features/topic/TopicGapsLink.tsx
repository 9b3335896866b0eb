import { Button, Flex } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type MetricsAddress, withMetricsAddress } from '../../metrics-filter/address.ts';
import { paths } from '../../paths.ts';

interface TopicGapsLinkProps {
  topicId: string;
  address: MetricsAddress;
}

/** Leads to the prompts and sources of this topic where only competitors are named, in the same range. */
export function TopicGapsLink({ topicId, address }: TopicGapsLinkProps) {
  const filter = withMetricsAddress(new URLSearchParams(), address);
  return (
    <Flex justify="end" pt="4" data-no-print="">
      <Button asChild variant="outline" size="sm">
        <Link to={paths.topicGaps(topicId, filter)}>
          Gaps in this topic
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </Flex>
  );
}

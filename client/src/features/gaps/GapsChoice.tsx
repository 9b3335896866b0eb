import { Button, chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SegmentedControl } from '../../components/forms/SegmentedControl.tsx';
import { GapsTabs } from './GapsTabs.tsx';
import { type GapsTab, useGapsAddress } from './gaps-address.ts';

type Show = 'all' | 'never';

const SHOWN: Record<GapsTab, readonly { value: Show; label: string }[]> = {
  prompts: [
    { value: 'all', label: 'All missed' },
    { value: 'never', label: 'Never visible' },
  ],
  sources: [
    { value: 'never', label: 'Competitors only' },
    { value: 'all', label: 'All missed' },
  ],
};

/** Which gaps are listed: the kind, how bad they are, and the topic they are narrowed to. */
export function GapsChoice({ topic: name }: { topic: string | undefined }) {
  const { tab, topic, neverVisible, setNeverVisible, searchWithoutTopic } = useGapsAddress();
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" pb="3" data-no-print="">
      <GapsTabs />
      <SegmentedControl
        label="Gaps shown"
        size="md"
        options={SHOWN[tab]}
        value={neverVisible ? 'never' : 'all'}
        onChange={(value) => setNeverVisible(value === 'never')}
      />
      {topic && (
        <Button asChild variant="outline" size="sm" borderRadius="full" maxW="full" pe="2" gap="1">
          <Link to={{ search: searchWithoutTopic }} aria-label={`Remove filter: ${name ?? 'topic'}`}>
            <chakra.span truncate>{name ?? 'One topic'}</chakra.span>
            <X style={{ width: 14, height: 14 }} aria-hidden="true" />
          </Link>
        </Button>
      )}
    </Flex>
  );
}

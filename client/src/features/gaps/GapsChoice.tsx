import { Button, chakra, Flex, HStack } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SegmentedControl } from '../../components/forms/SegmentedControl.tsx';
import { type GapsTab, useGapsAddress } from './gaps-address.ts';

type Show = 'all' | 'never';

const SHOWN: Record<GapsTab, readonly { value: Show; label: string }[]> = {
  prompts: [
    { value: 'all', label: 'All missed' },
    { value: 'never', label: 'Never visible' },
  ],
  sources: [
    { value: 'all', label: 'All missed' },
    { value: 'never', label: 'Competitors only' },
  ],
};

/** Chooses the kind of gaps, all or only the worst, and shows the topic filter. */
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

const TABS: readonly { tab: GapsTab; label: string }[] = [
  { tab: 'prompts', label: 'Prompts' },
  { tab: 'sources', label: 'Sources' },
];

/** Links to the two kinds of gaps, each with its own address. */
function GapsTabs() {
  const { tab: active, searchOf } = useGapsAddress();
  return (
    <HStack asChild gap="4">
      <nav aria-label="Kinds of gaps">
        {TABS.map(({ tab, label }) => (
          <chakra.span
            key={tab}
            asChild
            py="1.5"
            fontWeight="medium"
            color="fg.muted"
            borderBottomWidth="2px"
            borderColor="transparent"
            focusVisibleRing="outside"
            _hover={{ color: 'fg' }}
            css={{ '&[aria-current=page]': { color: 'fg', borderColor: 'accent.line' } }}
          >
            <Link to={{ search: searchOf(tab) }} aria-current={tab === active ? 'page' : undefined}>
              {label}
            </Link>
          </chakra.span>
        ))}
      </nav>
    </HStack>
  );
}

import { chakra, HStack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { type GapsTab, useGapsAddress } from './gaps-address.ts';

const TABS: readonly { tab: GapsTab; label: string }[] = [
  { tab: 'prompts', label: 'Prompts' },
  { tab: 'sources', label: 'Sources' },
];

/** Leads from one kind of gaps to the other; each has an address of its own. */
export function GapsTabs() {
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

import { chakra, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Fact } from '../../../../components/figures/Fact.tsx';
import { CopyButton } from '../../../../components/forms/CopyButton.tsx';
import { Disclosure } from '../../../../components/layout/Disclosure.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { formatCounted, formatDateTime, formatDecimal, formatRange } from '../../../../format.ts';
import type { ExperimentFragment } from './ExperimentScreen.generated.ts';

const INFO =
  'What was registered before the start, and its SHA-256. Nobody can change either; anyone who has the text can compute the hash again.';

/** What was registered, its hash and what was promised. */
export function RegistrationPanel({ experiment }: { experiment: ExperimentFragment }) {
  const { registeredAt, hash, canonical, pages, prompts, windows, detectable } = experiment;
  const [isOpen, setOpen] = useState(false);
  const count = (role: 'TREATED' | 'CONTROL') => prompts.filter((prompt) => prompt.role === role).length;
  const range = ({ from, to }: { from: string | null; to: string | null }) =>
    formatRange(from ?? '', to ?? '');
  return (
    <Panel
      title="Registration"
      info={INFO}
      actions={canonical && <CopyButton size="xs" text={canonical} label="Copy the registered text" />}
    >
      <Stack gap="4">
        <SimpleGrid as="dl" columns={{ base: 1, sm: 2, lg: 3 }} gap="4" fontSize="sm">
          <Fact name="Registered">{registeredAt ? formatDateTime(registeredAt) : ''}</Fact>
          <Fact name="Before">{range(windows.before)}</Fact>
          <Fact name="Left out">{windows.leftOut ? range(windows.leftOut) : 'No days'}</Fact>
          <Fact name="After">{range(windows.after)}</Fact>
          <Fact name="Prompts">{`${count('TREATED')} treated, ${formatCounted(count('CONTROL'), 'control')}`}</Fact>
          <Fact name="Seen 8 times in 10">
            {detectable === null ? 'Not known' : `A change of ${formatDecimal(detectable)} points`}
          </Fact>
        </SimpleGrid>
        <div>
          <Text fontSize="xs" color="fg.subtle">
            Pages
          </Text>
          {pages.map((page) => (
            <Text key={page} fontSize="sm" overflowWrap="anywhere">
              {page}
            </Text>
          ))}
        </div>
        <div>
          <Text fontSize="xs" color="fg.subtle">
            SHA-256
          </Text>
          <Text fontFamily="mono" fontSize="xs" overflowWrap="anywhere">
            {hash}
          </Text>
        </div>
        <chakra.div mx={{ base: '-4', md: '-5' }} mb={{ base: '-4', md: '-5' }} borderTopWidth="1px">
          <Disclosure
            open={isOpen}
            onToggle={() => setOpen(!isOpen)}
            columns="1rem 1fr"
            summary={<Text fontSize="sm">The registered text</Text>}
          >
            <chakra.pre
              fontSize="xs"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              maxH="20rem"
              overflow="auto"
              tabIndex={0}
              aria-label="The registered text"
              role="region"
            >
              {canonical}
            </chakra.pre>
          </Disclosure>
        </chakra.div>
      </Stack>
    </Panel>
  );
}

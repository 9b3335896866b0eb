import { chakra, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Fact } from '../../components/figures/Fact.tsx';
import { formatDecimal } from '../../format.ts';
import type { FundPromptFragment } from './FundPromptsScreen.generated.ts';
import { RankChange, TopCompetitors, VisibilityPill } from './prompt-fields.tsx';
import type { PromptListProps } from './prompt-list.ts';
import { SORT_COLUMNS, SortButton } from './SortButton.tsx';

/** The list in narrow windows. */
export function PromptCards({ title, prompts, sort, onSort }: PromptListProps) {
  return (
    <Stack gap="2">
      <HStack role="group" aria-label="Sort by" gap="5" px="1" data-no-print="">
        <Text fontSize="xs" color="fg.subtle" aria-hidden="true">
          Sort by
        </Text>
        {SORT_COLUMNS.map((of) => (
          <SortButton key={of.column} {...of} sort={sort} onSort={onSort} />
        ))}
      </HStack>
      <SimpleGrid as="ul" columns={{ base: 1, md: 2 }} gap="2" aria-label={title}>
        {prompts.map((prompt) => (
          <Card key={prompt.id} prompt={prompt} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

function Card({ prompt }: { prompt: FundPromptFragment }) {
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
    >
      <Stack gap="0.5">
        <Text fontWeight="medium">{prompt.prompt}</Text>
        <Text fontSize="sm" color="fg.muted">
          {prompt.category}
        </Text>
      </Stack>
      <SimpleGrid as="dl" columns={3} gap="2" fontVariantNumeric="tabular-nums">
        <Fact name="Avg Rank">{formatDecimal(prompt.averageRank)}</Fact>
        <Fact name="Change">
          <RankChange positions={prompt.rankChange} />
        </Fact>
        <Fact name="Visibility">
          <VisibilityPill visibility={prompt.visibility} />
        </Fact>
      </SimpleGrid>
      <TopCompetitors names={prompt.topCompetitors} />
    </chakra.li>
  );
}

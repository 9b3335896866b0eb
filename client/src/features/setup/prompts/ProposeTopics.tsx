import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { saidOf } from '../../../apollo/said.ts';
import { formatCounted } from '../../../format.ts';
import type { SuggestionBasis } from '../../../schema.generated.ts';
import { CategoryField } from '../CategoryField.tsx';
import type { SetUpQuery } from '../SetupScreen.generated.ts';
import { SuggestTopicsDocument } from '../Suggestions.generated.ts';
import { useCategory } from '../use-category.ts';
import type { PromptsValues } from './prompts-schema.ts';
import { withProposals } from './with-proposals.ts';

const BASIS: Record<SuggestionBasis, string> = {
  KNOWN: 'They are made for this kind of business',
  GUESS: 'This kind of business is not in the catalogue, so they are general ones',
  MODEL: 'They were proposed by the chat model of this server',
};

/** What is said in place of a guess where there was nothing to guess by. */
const UNNAMED = 'No kind of business is named, so they ask about the brand itself';

const MOST_COMPETITORS = 20;

/** Fetches topics with questions for the brand's kind of business and puts them among those there are. */
export function ProposeTopics({ viewer }: { viewer: SetUpQuery['viewer'] }) {
  const client = useApolloClient();
  const { getValues, setValue } = useFormContext<PromptsValues>();
  const company = { name: viewer.brand?.name ?? '', domain: viewer.brand?.domain ?? null };
  const category = useCategory(company);
  const [state, setState] = useState<{ busy: boolean; text: string; failed: boolean }>(IDLE);

  async function propose() {
    setState({ ...IDLE, busy: true });
    try {
      const competitors = viewer.competitors.slice(0, MOST_COMPETITORS).map(({ name }) => name);
      const { data } = await client.query({
        query: SuggestTopicsDocument,
        variables: { ...company, category: category.category, competitors },
      });
      if (!data) throw new Error('The reply is empty');
      const { topics, basis } = data.suggestTopics;
      const { merged, added } = withProposals(getValues('topics'), topics);
      setValue('topics', merged, { shouldDirty: true });
      const count = added === 0 ? 'Nothing new to propose.' : `${formatCounted(added, 'question')} proposed.`;
      setState({
        ...IDLE,
        text: `${count} ${category.category === null && basis === 'GUESS' ? UNNAMED : BASIS[basis]}; change or remove what does not fit.`,
      });
    } catch (failure) {
      setState({
        ...IDLE,
        failed: true,
        text: saidOf(failure, 'Nothing could be proposed. Please try again.'),
      });
    }
  }

  return (
    <Stack gap="3" p={{ base: '3.5', md: '4' }} borderRadius="l2" bg="bg.muted">
      <Flex gap="3" align={{ sm: 'center' }} direction={{ base: 'column', sm: 'row' }}>
        <CategoryField of={category} />
        <Button
          variant="outline"
          disabled={state.busy || category.loading}
          aria-busy={state.busy}
          onClick={propose}
        >
          <Sparkles aria-hidden="true" />
          {state.busy ? 'Proposing...' : 'Propose questions'}
        </Button>
      </Flex>
      <Text
        fontSize="sm"
        color={state.failed ? 'fg.error' : 'fg.muted'}
        role={state.failed ? 'alert' : 'status'}
        hidden={state.text === ''}
      >
        {state.text}
      </Text>
    </Stack>
  );
}

const IDLE = { busy: false, text: '', failed: false };

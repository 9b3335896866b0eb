import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { saidOf } from '../../../apollo/said.ts';
import { FormError } from '../../../components/forms/FormError.tsx';
import { formatCounted } from '../../../format.ts';
import type { SuggestionBasis } from '../../../schema.generated.ts';
import { CategoryField, useCategory } from '../CategoryField.tsx';
import type { SetUpQuery } from '../SetupScreen.generated.ts';
import { SuggestTopicsDocument } from '../Suggestions.generated.ts';
import { addSuggestions, type PromptsValues } from './prompts-values.ts';

const BASIS: Record<SuggestionBasis, string> = {
  KNOWN: 'They are made for this kind of business',
  GUESS: 'This kind of business is not in the catalogue, so they are general ones',
  MODEL: 'They were suggested by the chat model of this server',
};

/** Takes the place of `BASIS.GUESS` when no kind of business is named. */
const NO_CATEGORY = 'No kind of business is named, so they ask about the brand itself';

/** The server takes no more. */
const MAX_COMPETITORS = 20;

/** Adds suggested topics with questions for the brand's kind of business to the form. */
export function SuggestTopics({ viewer }: { viewer: SetUpQuery['viewer'] }) {
  const client = useApolloClient();
  const { getValues, setValue } = useFormContext<PromptsValues>();
  const company = { name: viewer.brand?.name ?? '', domain: viewer.brand?.domain ?? null };
  const category = useCategory(company);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function suggest() {
    setBusy(true);
    setResult('');
    setProblem(null);
    try {
      const competitors = viewer.competitors.slice(0, MAX_COMPETITORS).map(({ name }) => name);
      const { data } = await client.query({
        query: SuggestTopicsDocument,
        variables: { ...company, category: category.key, competitors },
      });
      if (!data) throw new Error('The reply is empty');
      const { topics, basis } = data.suggestTopics;
      const { merged, added } = addSuggestions(getValues('topics'), topics);
      setValue('topics', merged, { shouldDirty: true });
      const count =
        added === 0 ? 'Nothing new to suggest.' : `${formatCounted(added, 'question')} suggested.`;
      const reason = category.key === null && basis === 'GUESS' ? NO_CATEGORY : BASIS[basis];
      setResult(`${count} ${reason}; change or remove what does not fit.`);
    } catch (error) {
      setProblem(saidOf(error, 'Nothing could be suggested. Please try again.'));
    }
    setBusy(false);
  }

  return (
    <Stack gap="3" p={{ base: '3.5', md: '4' }} borderRadius="l2" bg="bg.muted">
      <Flex gap="3" align={{ sm: 'center' }} direction={{ base: 'column', sm: 'row' }}>
        <CategoryField category={category} />
        <Button variant="outline" disabled={busy || category.loading} aria-busy={busy} onClick={suggest}>
          <Sparkles aria-hidden="true" />
          {busy ? 'Suggesting...' : 'Suggest questions'}
        </Button>
      </Flex>
      <FormError>{problem}</FormError>
      <Text fontSize="sm" color="fg.muted" role="status" hidden={result === ''}>
        {result}
      </Text>
    </Stack>
  );
}

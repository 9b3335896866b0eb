import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { serverMessage } from '../../../apollo/server-message.ts';
import { useUserId } from '../../../auth/SessionProvider.tsx';
import { readTabEntry, storeTabEntry } from '../../../auth/tab-entries.ts';
import { FormError } from '../../../components/forms/FormError.tsx';
import { PromptLanguageField } from '../../../components/forms/PromptLanguageField.tsx';
import { formatCounted } from '../../../format.ts';
import { BusinessFields, useBusiness } from '../brand/BusinessFields.tsx';
import type { SetUpQuery } from '../SetupScreen.generated.ts';
import { SuggestTopicsDocument, type SuggestTopicsQuery } from '../Suggestions.generated.ts';
import { useFillIn } from '../use-step.ts';
import { mergeTopics, type PromptsValues, type TopicSuggestion } from './prompts-values.ts';

/** The server takes no more. */
const MAX_COMPETITORS = 20;

/** The last suggestion, which the next one replaces where the user left it alone. */
const SUGGESTED = 'set-up:suggested-topics';

/**
 * Adds suggested topics with prompts for the brand's business to the form: at once to an empty form, and later by a
 * button.
 */
export function SuggestTopics({ viewer }: { viewer: SetUpQuery['viewer'] }) {
  const client = useApolloClient();
  const userId = useUserId();
  const { getValues, setValue } = useFormContext<PromptsValues>();
  const business = useBusiness({ name: viewer.brand?.name ?? '', domain: viewer.brand?.domain ?? null });
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const isNamed = business.variables.category !== null;

  async function suggest() {
    setBusy(true);
    setResult('');
    setProblem(null);
    try {
      const competitors = viewer.competitors.slice(0, MAX_COMPETITORS).map(({ name }) => name);
      const { data } = await client.query({
        query: SuggestTopicsDocument,
        variables: {
          ...business.variables,
          audience: business.audience || null,
          competitors,
          language: business.language,
        },
      });
      if (!data) throw new Error('The reply is empty');
      const { topics } = data.suggestTopics;
      const previous = (readTabEntry(userId, SUGGESTED) ?? []) as TopicSuggestion[];
      const { merged, added } = mergeTopics(getValues('topics'), previous, topics);
      storeTabEntry(userId, SUGGESTED, topics);
      setValue('topics', merged, { shouldDirty: true });
      const count = added === 0 ? 'Nothing new to suggest.' : `${formatCounted(added, 'prompt')} suggested.`;
      setResult(`${count} ${describeBasis(data.suggestTopics)} Change or remove what does not fit.`);
    } catch (error) {
      setProblem(serverMessage(error, 'No prompts could be suggested. Please try again.'));
    }
    setBusy(false);
  }

  useFillIn(!business.loading && isNamed ? true : null, () => {
    if (getValues('topics').length === 0 && readTabEntry(userId, SUGGESTED) === undefined) suggest();
  });

  return (
    <Stack gap="3" p={{ base: '3.5', md: '4' }} borderRadius="l2" bg="bg.muted">
      <BusinessFields business={business} hint="Prompts are suggested from what it offers and for whom." />
      <Flex gap="3" align="end" wrap="wrap">
        <PromptLanguageField
          value={business.language}
          onChange={(language) => business.enter({ language })}
        />
        <Button
          size="sm"
          variant="outline"
          disabled={busy || business.loading || !isNamed}
          aria-busy={busy}
          onClick={suggest}
        >
          <Sparkles aria-hidden="true" />
          {busy ? 'Suggesting...' : 'Suggest prompts'}
        </Button>
      </Flex>
      <FormError>{problem}</FormError>
      <Text fontSize="sm" color="fg.muted" role="status" _empty={{ position: 'absolute' }}>
        {result}
      </Text>
    </Stack>
  );
}

function describeBasis({ basis, category }: SuggestTopicsQuery['suggestTopics']): string {
  if (basis === 'MODEL') return 'The language model of this server wrote them.';
  if (!category) return 'They are generated from what it offers.';
  return basis === 'GUESS'
    ? `They are for “${category.label}”, a guess from the name of the brand.`
    : `They are for “${category.label}”.`;
}

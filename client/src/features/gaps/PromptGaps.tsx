import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { LoadPage } from './further-pages.ts';
import { GapsPage } from './GapsPage.tsx';
import { PromptGapsDocument, usePromptGapsQuery } from './PromptGaps.generated.ts';
import type { PromptColumns_GapFragment as PromptGap } from './prompt-columns.generated.ts';
import { PROMPT_COLUMNS } from './prompt-columns.tsx';
import { useAsked } from './use-asked.ts';

const keyOf = ({ id }: PromptGap) => id;

/** Prompts with answers that name a competitor and not the brand. */
export function PromptGaps() {
  const asked = useAsked();
  const { variables } = asked;
  const { data, loading, error, refetch } = usePromptGapsQuery({ variables });
  const client = useApolloClient();
  const load: LoadPage<PromptGap> = useCallback(
    async (after, first) => {
      const reply = await client.query({
        query: PromptGapsDocument,
        variables: { ...variables, first, after },
        fetchPolicy: 'no-cache',
      });
      if (!reply.data) throw reply.error ?? new Error('The page came without data.');
      return reply.data.promptGaps;
    },
    [client, variables],
  );
  return (
    <GapsPage
      unit="prompt"
      columns={PROMPT_COLUMNS}
      keyOf={keyOf}
      asked={asked}
      page={data?.promptGaps}
      load={load}
      loading={loading}
      error={error}
      onRetry={() => refetch().catch(() => undefined)}
    />
  );
}

import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { LoadPage } from './further-pages.ts';
import { GapsPage } from './GapsPage.tsx';
import { SourceGapsDocument, useSourceGapsQuery } from './SourceGaps.generated.ts';
import type { SourceColumns_GapFragment as SourceGap } from './source-columns.generated.ts';
import { SOURCE_COLUMNS } from './source-columns.tsx';
import { useAsked } from './use-asked.ts';

const keyOf = ({ url }: SourceGap) => url;

/** Pages cited by answers that name a competitor and not the brand. */
export function SourceGaps() {
  const asked = useAsked();
  const { variables } = asked;
  const { data, loading, error, refetch } = useSourceGapsQuery({ variables });
  const client = useApolloClient();
  const load: LoadPage<SourceGap> = useCallback(
    async (after, first) => {
      const reply = await client.query({
        query: SourceGapsDocument,
        variables: { ...variables, first, after },
        fetchPolicy: 'no-cache',
      });
      if (!reply.data) throw reply.error ?? new Error('The page came without data.');
      return reply.data.sourceGaps;
    },
    [client, variables],
  );
  return (
    <GapsPage
      unit="source"
      columns={SOURCE_COLUMNS}
      keyOf={keyOf}
      asked={asked}
      page={data?.sourceGaps}
      load={load}
      loading={loading}
      error={error}
      onRetry={() => refetch().catch(() => undefined)}
    />
  );
}

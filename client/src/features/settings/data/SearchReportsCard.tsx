import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { useCanChange } from '../../../auth/account-role.ts';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { toastError } from '../../../components/feedback/toasts.ts';
import { formatCount, formatCounted, formatRange } from '../../../format.ts';
import type { SearchReportKind } from '../../../schema.generated.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { SearchReportForm } from './SearchReportForm.tsx';
import {
  type SearchReportFieldsFragment,
  useRemoveSearchReportMutation,
  useSearchReportsQuery,
} from './SearchReportsCard.generated.ts';

const COUNTS: Record<SearchReportKind, { name: string; one: string }> = {
  SEARCH_CONSOLE_AI: { name: 'Google Search Console', one: 'impression' },
  BING_AI: { name: 'Bing Webmaster Tools', one: 'citation' },
};

/** Reports of search engines on their AI answers, which the results of pages show. */
export function SearchReportsCard() {
  const canChange = useCanChange();
  const { data, error, refetch } = useSearchReportsQuery({ fetchPolicy: 'cache-and-network' });
  const reports = data?.searchReports;
  return (
    <SettingsCard
      title="Search reports"
      description="What Google and Bing say of your pages in their AI answers, beside your own figures: Live Mentions › Results. Export the table of pages from Search Console (Generative AI) or Bing Webmaster Tools (AI Performance) in English as CSV; unpack it, and say which days it covers."
    >
      {reports ? (
        <Reports reports={reports} canChange={canChange} onRemoved={refetch} />
      ) : error ? (
        <LoadError message="The reports could not be loaded." onRetry={refetch} />
      ) : (
        <Skeleton h="5" w="60%" />
      )}
      {canChange && <SearchReportForm onImported={refetch} />}
    </SettingsCard>
  );
}

interface ReportsProps {
  reports: readonly SearchReportFieldsFragment[];
  canChange: boolean;
  onRemoved: () => unknown;
}

function Reports({ reports, canChange, onRemoved }: ReportsProps) {
  const [remove, { loading }] = useRemoveSearchReportMutation();
  if (reports.length === 0) return null;

  async function removeOne(id: string) {
    try {
      await remove({ variables: { id } });
      await onRemoved();
    } catch (error) {
      toastError(serverMessage(error, 'The report could not be removed. Please try again.'));
    }
  }
  return (
    <Stack asChild gap="0" borderWidth="1px" borderRadius="l2" maxH="20rem" overflowY="auto">
      <ul aria-label="Imported reports">
        {reports.map(({ id, kind, range, pages, count }) => {
          const days = range.from && range.to ? formatRange(range.from, range.to) : '';
          const { name, one } = COUNTS[kind];
          return (
            <Flex
              asChild
              key={id}
              gap="3"
              p="3"
              align="center"
              justify="space-between"
              css={{ '& + &': { borderTopWidth: '1px' } }}
            >
              <li>
                <Stack gap="0.5" minW="0" fontSize="sm">
                  <Text fontWeight="medium">{`${name}, ${days}`}</Text>
                  <Text fontSize="xs" color="fg.muted">
                    {`${formatCount(count)} ${one}${count === 1 ? '' : 's'} of ${formatCounted(pages, 'page')}`}
                  </Text>
                </Stack>
                {canChange && (
                  <Button
                    size="xs"
                    variant="outline"
                    disabled={loading}
                    aria-label={`Remove ${name}, ${days}`}
                    onClick={() => removeOne(id)}
                  >
                    Remove
                  </Button>
                )}
              </li>
            </Flex>
          );
        })}
      </ul>
    </Stack>
  );
}

import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Disclosure } from '../../../components/layout/Disclosure.tsx';
import { formatCount, formatCounted } from '../../../format.ts';
import type { BrandForm_ViewerFragment } from '../../../panels/brand/BrandForm.generated.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import {
  type DiscoveredCompaniesQuery,
  type DiscoveredCompanyRow_CompanyFragment as DiscoveredCompany,
  useDiscoveredCompaniesQuery,
} from './DiscoveredCompanies.generated.ts';
import { DiscoveredCompanyTable } from './DiscoveredCompanyTable.tsx';
import { DismissedCompanies } from './DismissedCompanies.tsx';

/** Rows before "Show all". */
const INITIAL_COUNT = 10;
const POLL_MS = 4000;
const DISMISSED_PANEL = { borderTopWidth: '1px', px: '4', py: '1' } as const;

interface DiscoveredCompaniesProps {
  /** Returns the version that the form's companies were read at. */
  readAt: () => string | undefined;
  /** Called with the companies after one was added. */
  onTracked: (viewer: BrandForm_ViewerFragment) => void;
}

/** Companies that answers name and the account does not track. */
export function DiscoveredCompanies(props: DiscoveredCompaniesProps) {
  const [pollInterval, setPollInterval] = useState(0);
  const { data, error, loading, refetch } = useDiscoveredCompaniesQuery({
    fetchPolicy: 'network-only',
    pollInterval,
  });
  const list = data?.discoveredCompanies;
  const wanted = list && list.uncountedAnswers > 0 ? POLL_MS : 0;
  if (list && wanted !== pollInterval) setPollInterval(wanted);
  return (
    <SettingsCard
      title="Companies named in answers"
      description="Companies that answers in English name and that you do not track. Share of voice and position are among all companies named."
    >
      {list ? (
        <List {...props} list={list} onChanged={refetch} />
      ) : error && !loading ? (
        <LoadError
          message="The companies named in answers could not be loaded. Please try again later."
          onRetry={refetch}
        />
      ) : (
        <RowSkeletons rows={4} />
      )}
    </SettingsCard>
  );
}

interface ListProps extends DiscoveredCompaniesProps {
  list: DiscoveredCompaniesQuery['discoveredCompanies'];
  onChanged: () => Promise<unknown>;
}

function List({ list, onChanged, ...props }: ListProps) {
  const { ranking, answers, uncountedAnswers } = list;
  const [showsAll, setShowsAll] = useState(false);
  const [showsDismissed, setShowsDismissed] = useState(false);
  // Tracked and dismissed companies leave the list; their rows stay until the screen is left, to be undone.
  const [changed, setChanged] = useState<readonly DiscoveredCompany[]>([]);
  const companies = withChanged(list.companies, changed);
  const shown = showsAll ? companies : companies.slice(0, INITIAL_COUNT);
  const change = (company: DiscoveredCompany) => {
    setChanged((before) => [...before.filter(({ key }) => key !== company.key), company]);
    return onChanged().catch(() => undefined);
  };
  const changedKeys = new Set(changed.map(({ key }) => key));
  const dismissed = list.dismissed.filter(({ key }) => !changedKeys.has(key));
  return (
    <>
      {uncountedAnswers > 0 && (
        <Text fontSize="sm" color="fg.muted" role="status">
          {`Counting ${formatCounted(uncountedAnswers, 'answer')}. The numbers change until this is done.`}
        </Text>
      )}
      {companies.length === 0 ? (
        uncountedAnswers === 0 && (
          <Text fontSize="sm" color="fg.subtle">
            No answer names a company that you do not track.
          </Text>
        )
      ) : (
        <>
          <Text fontSize="sm">{summaryOf(ranking)}</Text>
          <DiscoveredCompanyTable {...props} companies={shown} answers={answers} onChanged={change} />
          {companies.length > shown.length && (
            <Button size="sm" variant="outline" alignSelf="start" onClick={() => setShowsAll(true)}>
              Show all {formatCount(companies.length)}
            </Button>
          )}
        </>
      )}
      {dismissed.length > 0 && (
        <Box borderWidth="1px" borderRadius="l2" overflow="hidden" fontSize="sm">
          <Disclosure
            open={showsDismissed}
            onToggle={() => setShowsDismissed(!showsDismissed)}
            columns="1rem 1fr"
            summary={`Not a company (${formatCount(dismissed.length)})`}
            panel={DISMISSED_PANEL}
          >
            <DismissedCompanies companies={dismissed} onChanged={onChanged} />
          </Disclosure>
        </Box>
      )}
    </>
  );
}

/** The companies with those that were changed here, by rank. */
function withChanged(
  companies: readonly DiscoveredCompany[],
  changed: readonly DiscoveredCompany[],
): DiscoveredCompany[] {
  const listed = new Set(companies.map(({ key }) => key));
  const gone = changed.filter(({ key }) => !listed.has(key));
  return [...companies, ...gone].sort((a, b) => a.rank - b.rank);
}

function summaryOf({
  brandRank,
  companies,
  untracked,
}: DiscoveredCompaniesQuery['discoveredCompanies']['ranking']): string {
  const named = `Answers name ${formatCounted(companies, 'company', 'companies')}, ${formatCount(untracked)} of which you do not track.`;
  const rank =
    brandRank === null
      ? 'No answer names your brand.'
      : `Your brand is number ${formatCount(brandRank)} of all.`;
  return `${named} ${rank}`;
}

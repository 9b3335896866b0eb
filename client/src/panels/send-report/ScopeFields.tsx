import { Grid } from '@chakra-ui/react';
import { LabelledSelect, type SelectOption } from '../../components/forms/Select.tsx';
import { useReportScopesQuery } from './ReportScope.generated.ts';
import { ARCHIVED_TOPIC, type ReportScope } from './report-scope.ts';

interface ScopeFieldsProps {
  value: ReportScope;
  onChange: (value: ReportScope) => void;
}

const ALL = '';

/** All platforms and topics, or one of each. What is chosen is offered also where it has no answers or is archived. */
export function ScopeFields({ value, onChange }: ScopeFieldsProps) {
  const { data } = useReportScopesQuery();
  const platforms = data?.dashboard.availablePlatforms.map(({ key, name }) => ({ value: key, label: name }));
  const topics = data?.topics.map(({ id, name }) => ({ value: id, label: name }));
  const { platform, topicId } = value;
  return (
    <Grid mt="4" gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      <LabelledSelect
        label="Platform"
        options={withChosen(
          { value: ALL, label: 'All platforms' },
          platforms,
          platform,
          `${platform} (no answers)`,
        )}
        value={platform ?? ALL}
        onChange={(key) => onChange({ ...value, platform: key === ALL ? null : key })}
      />
      <LabelledSelect
        label="Topic"
        options={withChosen({ value: ALL, label: 'All topics' }, topics, topicId, ARCHIVED_TOPIC)}
        value={topicId ?? ALL}
        onChange={(id) => onChange({ ...value, topicId: id === ALL ? null : id })}
      />
    </Grid>
  );
}

/** @param missing names what is chosen and not in the list */
function withChosen(
  all: SelectOption,
  known: readonly SelectOption[] | undefined,
  chosen: string | null,
  missing: string,
): SelectOption[] {
  const isMissing = chosen !== null && !known?.some(({ value }) => value === chosen);
  return [all, ...(known ?? []), ...(isMissing ? [{ value: chosen, label: known ? missing : '…' }] : [])];
}

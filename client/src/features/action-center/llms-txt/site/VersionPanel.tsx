import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { PanelSkeleton } from '../../../../components/feedback/PanelSkeleton.tsx';
import { Select } from '../../../../components/forms/Select.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { formatCounted, formatDateTime } from '../../../../format.ts';
import { DifferenceView } from '../DifferenceView.tsx';
import { useSiteFileDifferenceQuery } from '../LlmsTxtScreen.generated.ts';
import type { SiteFile } from '../model.ts';
import { FILE_NAMES } from './file-states.ts';

/** The stored versions of a file, and how two of them differ. */
export function VersionPanel({ file: { kind, versions } }: { file: SiteFile }) {
  const [latest, previous] = versions;
  const [chosen, setChosen] = useState<{ from: string; to: string } | null>(null);
  if (!latest) return null;
  const name = FILE_NAMES[kind];
  const from = chosen?.from ?? String(previous?.number ?? latest.number);
  const to = chosen?.to ?? String(latest.number);
  const options = versions.map(({ number, fetchedAt }) => ({
    value: String(number),
    label: `Version ${number}, ${formatDateTime(fetchedAt)}`,
  }));
  return (
    <Panel title={`Versions of ${name}`} info="The 20 latest texts; a new one is kept when the file changed.">
      {previous ? (
        <Stack gap="3">
          <Flex gap="2" wrap="wrap" align="center">
            <Select
              label={`Older version of ${name}`}
              options={options}
              value={from}
              onChange={(value) => setChosen({ from: value, to })}
            />
            <Text fontSize="sm" color="fg.muted">
              to
            </Text>
            <Select
              label={`Newer version of ${name}`}
              options={options}
              value={to}
              onChange={(value) => setChosen({ from, to: value })}
            />
          </Flex>
          <VersionDifference file={kind} from={Number(from)} to={Number(to)} />
        </Stack>
      ) : (
        <Text fontSize="sm" color="fg.muted">
          {`${formatCounted(versions.length, 'version')}, read ${formatDateTime(latest.fetchedAt)}. The difference shows here when the file changes.`}
        </Text>
      )}
    </Panel>
  );
}

function VersionDifference(variables: { file: SiteFile['kind']; from: number; to: number }) {
  const { data, error } = useSiteFileDifferenceQuery({ variables });
  if (error) return <Text fontSize="sm">The difference could not be loaded.</Text>;
  if (!data) return <PanelSkeleton height={8} />;
  return (
    <DifferenceView
      label={`Difference of ${FILE_NAMES[variables.file]}`}
      difference={data.siteFileDifference}
    />
  );
}

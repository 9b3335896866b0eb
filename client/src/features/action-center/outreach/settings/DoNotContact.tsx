import { Button, Flex, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { serverMessage } from '../../../../apollo/server-message.ts';
import { useCanChange } from '../../../../auth/account-role.ts';
import { ForEditors } from '../../../../auth/ForEditors.tsx';
import { useDownload } from '../../../../auth/use-download.ts';
import { RowSkeletons } from '../../../../components/feedback/RowSkeletons.tsx';
import { FileButton } from '../../../../components/forms/FileButton.tsx';
import { SearchBox } from '../../../../components/forms/SearchBox.tsx';
import { DividedList } from '../../../../components/layout/DividedList.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { formatCounted, formatDateTime } from '../../../../format.ts';
import type { OutreachSuppressionReason } from '../../../../schema.generated.ts';
import { describeImport } from '../ImportTargets.tsx';
import {
  useAddOutreachSuppressionsMutation,
  useImportOutreachSuppressionsMutation,
  useOutreachSuppressionsQuery,
  useRemoveOutreachSuppressionMutation,
} from '../OutreachScreen.generated.ts';

const REASONS: Record<OutreachSuppressionReason, string> = {
  PERSON: 'entered',
  IMPORTED: 'imported',
  UNSUBSCRIBED: 'unsubscribed',
  BOUNCED: 'bounced',
  DECLINED: 'declined',
};
const FIRST = 50;

/** Addresses and domains that are never written to. */
export function DoNotContact() {
  const [search, setSearch] = useState('');
  const text = useDeferredValue(search.trim());
  const { data, previousData, refetch } = useOutreachSuppressionsQuery({
    variables: { search: text || null, first: FIRST },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.outreachSuppressions;
  const [add, adding] = useAddOutreachSuppressionsMutation();
  const [importFile, importing] = useImportOutreachSuppressionsMutation();
  const [remove] = useRemoveOutreachSuppressionMutation();
  const [value, setValue] = useState('');
  const [result, setResult] = useState('');
  const download = useDownload();
  const canChange = useCanChange();

  async function change(run: () => Promise<string>) {
    try {
      setResult(await run());
      await refetch();
    } catch (error) {
      setResult(serverMessage(error, 'The list could not be changed. Please try again.'));
    }
  }
  const addValue = () =>
    change(async () => {
      const { data: reply } = await add({ variables: { values: [value] } });
      const changed = reply?.addOutreachSuppressions;
      if (changed?.invalid === 0) setValue('');
      return changed ? (changed.problems[0]?.message ?? describeImport(changed)) : '';
    });
  return (
    <Panel
      title="Do not contact"
      info="Nobody here is written to. Whoever unsubscribes, whose address does not exist, or who declines is added."
      actions={
        <HStack gap="2">
          <ForEditors>
            <FileButton
              label="CSV file with addresses and domains"
              accept=".csv,text/csv"
              loading={importing.loading}
              onFiles={([chosen]) =>
                change(async () => {
                  const { data: reply } = await importFile({ variables: { csv: await chosen.text() } });
                  return reply ? describeImport(reply.importOutreachSuppressions) : '';
                })
              }
            >
              Import CSV
            </FileButton>
          </ForEditors>
          <Button size="sm" variant="outline" onClick={() => download('do-not-contact.csv')}>
            <Download aria-hidden="true" />
            Export CSV
          </Button>
        </HStack>
      }
      loading={!list}
      skeleton={<RowSkeletons rows={3} />}
    >
      <Stack gap="4">
        <ForEditors>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              addValue();
            }}
          >
            <HStack gap="2">
              <Input
                aria-label="Address or domain"
                placeholder="Address or domain"
                value={value}
                maxLength={254}
                onChange={({ target }) => setValue(target.value)}
              />
              <Button type="submit" size="sm" h="10" disabled={value.trim() === ''} loading={adding.loading}>
                Add
              </Button>
            </HStack>
          </form>
        </ForEditors>
        <Text role="status" fontSize="sm" color="fg.muted">
          {result}
        </Text>
        {list && list.total > FIRST && (
          <SearchBox label="Search the list" placeholder="Search..." value={search} onChange={setSearch} />
        )}
        {list?.total === 0 ? (
          <Text color="fg.muted">The list is empty.</Text>
        ) : (
          <DividedList listStyleType="none" fontSize="sm">
            {list?.nodes.map((entry) => (
              <li key={entry.value}>
                <Flex justify="space-between" align="center" gap="3">
                  <Text overflowWrap="anywhere">
                    {entry.value}
                    <Text
                      as="span"
                      color="fg.muted"
                    >{` – ${REASONS[entry.reason]} ${formatDateTime(entry.createdAt)}`}</Text>
                  </Text>
                  {canChange && entry.reason !== 'UNSUBSCRIBED' && (
                    <Button
                      size="xs"
                      variant="outline"
                      aria-label={`Remove ${entry.value}`}
                      onClick={() =>
                        change(async () => {
                          await remove({ variables: { value: entry.value } });
                          return `${entry.value} was removed.`;
                        })
                      }
                    >
                      Remove
                    </Button>
                  )}
                </Flex>
              </li>
            ))}
          </DividedList>
        )}
        {list && list.total > FIRST && (
          <Text
            fontSize="sm"
            color="fg.muted"
          >{`The first ${FIRST} of ${formatCounted(list.total, 'entry', 'entries')}.`}</Text>
        )}
      </Stack>
    </Panel>
  );
}

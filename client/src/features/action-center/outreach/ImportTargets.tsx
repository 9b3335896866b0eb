import { Button, HStack, Text } from '@chakra-ui/react';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { ForEditors } from '../../../auth/ForEditors.tsx';
import { useDownload } from '../../../auth/use-download.ts';
import { formatCounted } from '../../../format.ts';
import { type OutreachImportFragment, useImportOutreachTargetsMutation } from './OutreachScreen.generated.ts';

/** Imports targets from a file and exports them. */
export function ImportTargets() {
  const [importTargets, { loading }] = useImportOutreachTargetsMutation({
    refetchQueries: ['Outreach', 'OutreachTargets'],
  });
  const [result, setResult] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const download = useDownload();
  async function read(file: File | undefined) {
    if (!file) return;
    try {
      const { data } = await importTargets({ variables: { csv: await file.text() } });
      setResult(data ? describeImport(data.importOutreachTargets) : '');
    } catch (error) {
      setResult(serverMessage(error, 'The file could not be imported.'));
    }
    if (input.current) input.current.value = '';
  }
  return (
    <HStack gap="2" wrap="wrap">
      <Text role="status" fontSize="sm" color="fg.muted">
        {result}
      </Text>
      <ForEditors>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label="CSV file with targets"
          onChange={({ target }) => read(target.files?.[0])}
        />
        <Button size="sm" variant="outline" loading={loading} onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          Import CSV
        </Button>
      </ForEditors>
      <Button size="sm" variant="outline" onClick={() => download('outreach-targets.csv')}>
        <Download aria-hidden="true" />
        Export CSV
      </Button>
    </HStack>
  );
}

/** What became of a file's rows; the first one that could not be read is named. */
export function describeImport({ imported, unchanged, invalid, problems }: OutreachImportFragment): string {
  const [first] = problems;
  const problem = first
    ? ` ${formatCounted(invalid, 'row')} not imported: line ${first.line}, ${first.column}: ${first.message}`
    : '';
  return `${formatCounted(imported, 'entry', 'entries')} added, ${unchanged} known already.${problem}`;
}

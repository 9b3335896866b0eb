import { Button, HStack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { ForEditors } from '../../../auth/ForEditors.tsx';
import { useDownload } from '../../../auth/use-download.ts';
import { FileButton } from '../../../components/forms/FileButton.tsx';
import { formatCounted } from '../../../format.ts';
import { type OutreachImportFragment, useImportOutreachTargetsMutation } from './OutreachScreen.generated.ts';

/** Imports targets from a file and exports them. */
export function ImportTargets() {
  const [importTargets, { loading }] = useImportOutreachTargetsMutation({
    refetchQueries: ['Outreach', 'OutreachTargets'],
  });
  const [result, setResult] = useState('');
  const download = useDownload();
  async function read(file: File) {
    try {
      const { data } = await importTargets({ variables: { csv: await file.text() } });
      setResult(data ? describeImport(data.importOutreachTargets) : '');
    } catch (error) {
      setResult(serverMessage(error, 'The file could not be imported.'));
    }
  }
  return (
    <HStack gap="2" wrap="wrap">
      {/* Without a gap beside it while it is empty; hidden, it would not be read out. */}
      <Text role="status" fontSize="sm" color="fg.muted" _empty={{ position: 'absolute' }}>
        {result}
      </Text>
      <ForEditors>
        <FileButton
          label="CSV file with targets"
          accept=".csv,text/csv"
          loading={loading}
          onFiles={([file]) => read(file)}
        >
          Import CSV
        </FileButton>
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

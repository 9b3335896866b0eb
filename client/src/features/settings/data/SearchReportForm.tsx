import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { serverMessage } from '../../../apollo/server-message.ts';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { FileButton } from '../../../components/forms/FileButton.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { FormField } from '../../../components/forms/FormField.tsx';
import { SelectField } from '../../../components/forms/SelectField.tsx';
import type { SearchReportKind } from '../../../schema.generated.ts';
import { FormButton } from '../FormButton.tsx';
import { useImportSearchReportMutation } from './SearchReportsCard.generated.ts';

const KINDS = [
  { value: 'SEARCH_CONSOLE_AI', label: 'Google Search Console: Generative AI' },
  { value: 'BING_AI', label: 'Bing Webmaster Tools: AI Performance' },
] as const;
const MAX_BYTES = 900_000;

interface ReportValues {
  kind: SearchReportKind;
  from: string;
  to: string;
}

/** Takes an exported table of pages and the days that it covers. */
export function SearchReportForm({ onImported }: { onImported: () => unknown }) {
  const [importReport] = useImportSearchReportMutation({ fetchPolicy: 'no-cache' });
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<ReportValues>({
    defaultValues: { kind: 'SEARCH_CONSOLE_AI', from: '', to: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setProblem(null);
    if (!file) return setProblem('Choose the CSV file.');
    if (file.size > MAX_BYTES) return setProblem('A file has at most 900,000 bytes.');
    try {
      await importReport({ variables: { input: { ...values, csv: await file.text() } } });
      setFile(null);
      await onImported();
      toastSuccess('Report imported', 'Earlier reports of its days are replaced.');
    } catch (error) {
      setProblem(serverMessage(error, 'The report could not be imported. Please try again.'));
    }
  });
  return (
    <Stack asChild gap="4" maxW="42rem">
      <form onSubmit={submit} noValidate>
        <SelectField label="Report" field={register('kind')} options={KINDS} error={undefined} />
        <Flex gap="4" direction={{ base: 'column', sm: 'row' }}>
          <FormField
            label="First day"
            type="date"
            field={register('from', { required: 'Enter the first day.' })}
            error={errors.from?.message}
          />
          <FormField
            label="Last day"
            type="date"
            field={register('to', { required: 'Enter the last day.' })}
            error={errors.to?.message}
          />
        </Flex>
        <Flex gap="3" align="center" wrap="wrap">
          <FileButton label="CSV file" accept=".csv,text/csv" onFiles={([chosen]) => setFile(chosen)}>
            Choose CSV file
          </FileButton>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere" role="status">
            {file?.name ?? 'No file chosen'}
          </Text>
        </Flex>
        <FormError>{problem}</FormError>
        <Flex>
          <FormButton busy={isSubmitting} busyText="Importing..." variant="outline">
            Import report
          </FormButton>
        </Flex>
      </form>
    </Stack>
  );
}

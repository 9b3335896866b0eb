import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConflictDialog } from '../../../components/dialogs/ConflictDialog.tsx';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { CheckField } from '../../../components/forms/CheckField.tsx';
import { FormField } from '../../../components/forms/FormField.tsx';
import { useSaveForm } from '../../../components/forms/use-save-form.ts';
import { useSavePageSettingsMutation } from '../../../panels/page-reading/PageReading.generated.ts';
import type { Reading } from '../../../panels/page-reading/use-page-reading.ts';
import {
  SETTINGS_COMPARISON,
  type SettingsValues,
  settingsSchema,
  toSettingsInput,
  toSettingsValues,
} from './settings-values.ts';

/** Whether pages are read every day, and how many. */
export function ReadingSettings({ reading }: { reading: Reading }) {
  // A poll must not overwrite what is being typed.
  const [initial] = useState(reading);
  const [saveSettings] = useSavePageSettingsMutation();
  const form = useForm<SettingsValues>({
    resolver: zodResolver(settingsSchema),
    defaultValues: toSettingsValues(initial),
  });
  const { submit, problem, discard, conflict } = useSaveForm(form, {
    version: initial.version,
    comparison: SETTINGS_COMPARISON,
    async save(values, version) {
      const { data } = await saveSettings({ variables: { input: { ...toSettingsInput(values), version } } });
      if (!data) throw new Error('The reply is empty');
      const { errors, conflict: newer, pageReading } = data.savePageSettings;
      const saved = { values: toSettingsValues(pageReading), version: pageReading.version };
      if (newer) return { status: 'conflict', ...saved };
      if (errors.length === 0) return { status: 'saved', ...saved };
      return {
        status: 'refused',
        errors: errors.map(({ field, message }) => ({
          field: field === 'pagesPerDay' ? ('pagesPerDay' as const) : null,
          message,
        })),
      };
    },
    onSaved: () => toastSuccess('Settings saved', 'The next run follows them.'),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  return (
    <Box borderWidth="1px" borderRadius="l2" p="4" bg="bg.subtle">
      <Stack asChild gap="4">
        <form aria-label="Reading settings" onSubmit={submit} noValidate>
          <CheckField
            label="Read every day"
            help="New cited pages first; pages that were read are read again every week or month."
            {...form.register('daily')}
          />
          <Box maxW="xs">
            <FormField
              label="Pages a day"
              help="1–2,000, counted from midnight UTC."
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              field={form.register('pagesPerDay')}
              error={errors.pagesPerDay?.message}
            />
          </Box>
          <Flex gap="3" wrap="wrap" align="center">
            <Button type="submit" size="sm" disabled={!isDirty || isSubmitting} aria-busy={isSubmitting}>
              {isSubmitting ? 'Saving...' : 'Save changes'}
            </Button>
            {isDirty && (
              <Button size="sm" variant="ghost" disabled={isSubmitting} onClick={discard}>
                Discard
              </Button>
            )}
            <Text fontSize="sm" role="status" color={isDirty && problem ? 'fg.error' : 'fg.muted'}>
              {isDirty ? (problem ?? 'Unsaved changes') : 'All changes saved'}
            </Text>
          </Flex>
        </form>
      </Stack>
      <LeaveGuard active={isDirty} />
      {conflict && <ConflictDialog {...conflict} />}
    </Box>
  );
}

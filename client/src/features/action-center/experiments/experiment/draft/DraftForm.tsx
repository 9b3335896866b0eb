import {
  Button,
  FieldErrorText,
  FieldHelperText,
  FieldLabel,
  FieldRoot,
  Flex,
  SimpleGrid,
  Stack,
} from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { FormError } from '../../../../../components/forms/FormError.tsx';
import { FormField } from '../../../../../components/forms/FormField.tsx';
import { SelectField } from '../../../../../components/forms/SelectField.tsx';
import { TextArea } from '../../../../../components/forms/TextArea.tsx';
import { Panel } from '../../../../../components/layout/Panel.tsx';
import type { ExperimentInput, ExperimentMetric } from '../../../../../schema.generated.ts';
import { METRICS } from '../../names.ts';
import type { ExperimentFragment } from '../ExperimentScreen.generated.ts';

interface DraftFormProps {
  experiment: ExperimentFragment;
  isSaving: boolean;
  onSave: (input: ExperimentInput) => Promise<readonly { field: string; message: string }[]>;
}

interface Values {
  name: string;
  /** One address a line. */
  pages: string;
  metric: ExperimentMetric;
  startsOn: string;
  daysBefore: number;
  daysLeftOut: number;
  daysAfter: number;
}

const METRIC_OPTIONS = Object.entries(METRICS).map(([value, label]) => ({ value, label }));
const FIELDS = ['name', 'pages', 'metric', 'startsOn', 'daysBefore', 'daysLeftOut', 'daysAfter'] as const;

const valuesOf = (experiment: ExperimentFragment): Values => {
  const { name, metric, startsOn, daysBefore, daysLeftOut, daysAfter } = experiment;
  return { name, metric, startsOn, daysBefore, daysLeftOut, daysAfter, pages: experiment.pages.join('\n') };
};

/** Name, pages, metric and days of a draft. */
export function DraftForm({ experiment, isSaving, onSave }: DraftFormProps) {
  const form = useForm<Values>({ values: valuesOf(experiment), resetOptions: { keepDirtyValues: true } });
  const { errors, isDirty } = form.formState;
  async function submit({ pages, daysBefore, daysLeftOut, daysAfter, ...values }: Values) {
    const problems = await onSave({
      ...values,
      pages: pages.split('\n').filter((line) => line.trim() !== ''),
      ...{ daysBefore: Number(daysBefore), daysLeftOut: Number(daysLeftOut), daysAfter: Number(daysAfter) },
    });
    for (const { field, message } of problems) {
      form.setError(FIELDS.find((name) => name === field) ?? 'root', { message });
    }
    if (problems.length === 0) form.reset(form.getValues());
  }
  const days = (
    name: 'daysBefore' | 'daysLeftOut' | 'daysAfter',
    label: string,
    min: number,
    max: number,
  ) => (
    <FormField
      label={label}
      type="number"
      min={min}
      max={max}
      field={form.register(name)}
      error={errors[name]?.message}
      help={`${min} to ${max}`}
    />
  );
  return (
    <Panel title="What you do, and when">
      <form onSubmit={form.handleSubmit(submit)} noValidate>
        <Stack gap="4">
          <FormField
            label="Name"
            maxLength={120}
            field={form.register('name')}
            error={errors.name?.message}
          />
          <FieldRoot invalid={Boolean(errors.pages)}>
            <FieldLabel htmlFor="experiment-pages">Pages that you publish or change</FieldLabel>
            <TextArea id="experiment-pages" rows={3} {...form.register('pages')} />
            {!errors.pages && (
              <FieldHelperText>
                One address a line, at most 20, on any site. Prompts whose answers cite one are no controls.
              </FieldHelperText>
            )}
            <FieldErrorText>{errors.pages?.message}</FieldErrorText>
          </FieldRoot>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <SelectField
              label="Measured"
              field={form.register('metric')}
              options={METRIC_OPTIONS}
              error={errors.metric?.message}
            />
            <FormField
              label="Day of publication (UTC)"
              type="date"
              field={form.register('startsOn')}
              error={errors.startsOn?.message}
            />
          </SimpleGrid>
          <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
            {days('daysBefore', 'Days before', 14, 56)}
            {days('daysLeftOut', 'Days left out', 0, 21)}
            {days('daysAfter', 'Days after', 14, 56)}
          </SimpleGrid>
          <FormError>{errors.root?.message ?? null}</FormError>
          <Flex>
            <Button type="submit" size="sm" variant="outline" disabled={!isDirty || isSaving}>
              Save
            </Button>
          </Flex>
        </Stack>
      </form>
    </Panel>
  );
}

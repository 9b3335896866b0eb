import { Button, chakra, Stack } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { removeRow } from '../../../components/forms/remove-row.ts';
import type { ListStep, WizardValues } from '../wizard/wizard-values.ts';
import { RowField } from './RowField.tsx';

interface RowListProps {
  name: ListStep;
  /** What one row is called, such as `Competitor`. */
  rowName: string;
  maxRows: number;
  /** Characters of a text. */
  maxLength: number;
  placeholder?: string;
  /** Rows grow with their text. */
  multiline?: boolean;
  /** A word for the kind of a row. */
  getKind?: (index: number) => string;
  isRemovable: (index: number, count: number) => boolean;
}

/** A list of texts to edit, with buttons that add and remove rows. */
export function RowList(props: RowListProps) {
  const { name, rowName, maxRows, placeholder, getKind, isRemovable } = props;
  const { control, register, formState } = useFormContext<WizardValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const errors = formState.errors[name];

  return (
    <Stack gap="3" align="start">
      <Stack asChild gap="2.5" width="full" listStyleType="none">
        <ol ref={list} aria-labelledby="wizard-step">
          {fields.map(({ id }, index) => (
            <RowField
              key={id}
              label={`${rowName} ${index + 1}`}
              kind={getKind?.(index)}
              field={register(`${name}.${index}.text`)}
              error={errors?.[index]?.text?.message}
              placeholder={index === 0 ? placeholder : undefined}
              maxLength={props.maxLength}
              multiline={props.multiline ?? false}
              onRemove={
                isRemovable(index, fields.length)
                  ? () => removeRow({ list, index, remove: () => remove(index), addButton })
                  : null
              }
            />
          ))}
        </ol>
      </Stack>
      {fields.length < maxRows && (
        <Button ref={addButton} size="sm" variant="outline" onClick={() => append({ text: '' })}>
          <Plus aria-hidden="true" />
          {`Add ${rowName.toLowerCase()} `}
          <chakra.span
            color="fg.muted"
            fontVariantNumeric="tabular-nums"
          >{`${fields.length}/${maxRows}`}</chakra.span>
        </Button>
      )}
    </Stack>
  );
}

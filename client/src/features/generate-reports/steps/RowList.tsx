import { Button, chakra, Stack } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { Listed, WizardValues } from '../wizard/wizard-values.ts';
import { RowField } from './RowField.tsx';

interface RowListProps {
  name: Listed;
  /** What one row is called, such as `Competitor`. */
  one: string;
  /** Most rows. */
  most: number;
  /** Longest text, in characters. */
  longest: number;
  placeholder?: string;
  /** Whether a row grows with its text. */
  long?: boolean;
  /** What kind of row it is, by its place. */
  kindOf?: (index: number) => string;
  /** Which rows can be removed when there are so many. */
  removable: (index: number, count: number) => boolean;
  /** Names the list. */
  labelledBy: string;
  children?: ReactNode;
}

/** A list of short texts to edit, add to and remove from, by mouse or keyboard. */
export function RowList(props: RowListProps) {
  const {
    name,
    one,
    most,
    longest,
    placeholder,
    long = false,
    kindOf,
    removable,
    labelledBy,
    children,
  } = props;
  const { control, register, formState } = useFormContext<WizardValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const errors = formState.errors[name];

  function removeRow(index: number) {
    flushSync(() => remove(index));
    const inputs = list.current?.querySelectorAll<HTMLElement>('input, textarea') ?? [];
    (inputs[Math.min(index, inputs.length - 1)] ?? adder.current)?.focus();
  }

  return (
    <Stack gap="3" align="start">
      <Stack asChild gap="2.5" width="full" listStyleType="none">
        <ol ref={list} aria-labelledby={labelledBy}>
          {fields.map(({ id }, index) => (
            <RowField
              key={id}
              label={`${one} ${index + 1}`}
              kind={kindOf?.(index)}
              field={register(`${name}.${index}.text`)}
              error={errors?.[index]?.text?.message}
              placeholder={index === 0 ? placeholder : undefined}
              longest={longest}
              long={long}
              onRemove={removable(index, fields.length) ? () => removeRow(index) : null}
            />
          ))}
        </ol>
      </Stack>
      {fields.length < most && (
        <Button ref={adder} size="sm" variant="outline" onClick={() => append({ text: '' })}>
          <Plus aria-hidden="true" />
          {`Add ${one.toLowerCase()} `}
          <chakra.span
            color="fg.muted"
            fontVariantNumeric="tabular-nums"
          >{`${fields.length}/${most}`}</chakra.span>
        </Button>
      )}
      {children}
    </Stack>
  );
}

import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { removeRow } from '../../components/forms/remove-row.ts';
import type { BrandForm_ViewerFragment } from './BrandForm.generated.ts';
import { type BrandValues, LIMITS, NEW_COMPANY } from './brand-values.ts';
import { CompetitorItem } from './CompetitorItem.tsx';

/** The competitors of the brand; saved with the whole form. */
export function CompetitorFields({ saved }: { saved: BrandForm_ViewerFragment['competitors'] }) {
  const { control, getValues, formState } = useFormContext<BrandValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'competitors' });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState<number | null>(null);
  const savedNames = new Map(saved.map(({ id, name }) => [id, name]));
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const full = fields.length >= LIMITS.competitors;

  function toggle(key: string) {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  }

  const removeAt = (index: number) => removeRow({ list, index, remove: () => remove(index), addButton });

  function onRemove(index: number) {
    const { companyId } = getValues(`competitors.${index}`);
    // A row that was never saved needs no confirmation.
    if (companyId === null) removeAt(index);
    else setRemoving(index);
  }

  return (
    <Stack gap="3" align="start">
      {fields.length === 0 && (
        <Text fontSize="sm" color="fg.subtle">
          No competitors yet. Add some to see who is named with you and instead of you.
        </Text>
      )}
      {fields.length > 0 && (
        <Stack asChild gap="0" borderWidth="1px" borderRadius="l2" width="full">
          <ul ref={list} aria-label="Competitors">
            {fields.map(({ id: key, companyId, name }, index) => (
              <CompetitorItem
                key={key}
                index={index}
                saved={companyId === null ? null : (savedNames.get(companyId) ?? null)}
                // A competitor that was just added has no name.
                open={name === '' || open.has(key) || Boolean(formState.errors.competitors?.[index])}
                foldable={name !== ''}
                onToggle={() => toggle(key)}
                onRemove={() => onRemove(index)}
              />
            ))}
          </ul>
        </Stack>
      )}
      <Button
        ref={addButton}
        size="sm"
        variant="outline"
        disabled={full}
        onClick={() => append(NEW_COMPANY, { focusName: `competitors.${fields.length}.name` })}
      >
        <Plus aria-hidden="true" />
        Add competitor
      </Button>
      {full && (
        <Box fontSize="xs" color="fg.muted" role="status">
          There can be at most {LIMITS.competitors} competitors; remove one to add another.
        </Box>
      )}
      {removing !== null && (
        <ConfirmDialog
          title={`Remove ${getValues(`competitors.${removing}.name`).trim() || 'this competitor'}?`}
          text="When you save, it is removed from every ranking, with its history."
          confirm="Remove"
          onCancel={() => setRemoving(null)}
          onConfirm={() => {
            // The closed dialog returns the focus to the button of the removed row.
            flushSync(() => setRemoving(null));
            removeAt(removing);
          }}
        />
      )}
    </Stack>
  );
}

import { formatCounted } from '../../../../format.ts';

interface Counts {
  added: number;
  /** Archived ones that are asked again. */
  restored: number;
  /** Already asked before. */
  there: number;
}

/** `3 prompts added, 1 restored with its history, 2 already there.` */
export function addedWords({ added, restored, there }: Counts): string {
  const parts = [
    added > 0 && `${formatCounted(added, 'prompt')} added`,
    restored > 0 && `${formatCounted(restored, 'archived prompt')} restored`,
    there > 0 && `${formatCounted(there, 'prompt')} already there`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Nothing was added.' : `${parts.join(', ')}.`;
}

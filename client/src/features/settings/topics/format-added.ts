import { formatCounted } from '../../../format.ts';

interface AddedCounts {
  added: number;
  /** Archived prompts that are asked again. */
  restored: number;
  alreadyThere: number;
}

/** `3 prompts added, 1 archived prompt restored, 2 prompts already there.` */
export function formatAdded({ added, restored, alreadyThere }: AddedCounts): string {
  const parts = [
    added > 0 && `${formatCounted(added, 'prompt')} added`,
    restored > 0 && `${formatCounted(restored, 'archived prompt')} restored`,
    alreadyThere > 0 && `${formatCounted(alreadyThere, 'prompt')} already there`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Nothing was added.' : `${parts.join(', ')}.`;
}

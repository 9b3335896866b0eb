import { Box } from '@chakra-ui/react';
import { Select } from '../../../../components/forms/Select.tsx';
import { formatDateTime } from '../../../../format.ts';
import type { ListedDraft } from './use-draft.ts';

interface DraftChoiceProps {
  /** Latest first. */
  drafts: readonly ListedDraft[];
  /** The one that is shown. */
  shown: string | undefined;
  onChoose: (id: string) => void;
}

/** Earlier drafts; absent while there is one at most. */
export function DraftChoice({ drafts, shown, onChoose }: DraftChoiceProps) {
  if (drafts.length < 2) return null;
  return (
    <Box flex="1 1 14rem" maxW="22rem" me="auto">
      <Select
        label="Draft"
        value={shown ?? drafts[0]?.id ?? ''}
        options={drafts.map((draft) => ({ value: draft.id, label: describe(draft) }))}
        onChange={onChoose}
      />
    </Box>
  );
}

/** `Nov 21, 2026, 8:04 AM, technical`. */
const describe = ({ startedAt, level, status }: ListedDraft) =>
  `${formatDateTime(startedAt)}, ${level.toLowerCase()}${status === 'FAILED' ? ', failed' : ''}`;

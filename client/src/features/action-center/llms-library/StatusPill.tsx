import { Pill } from '../../../components/figures/Pill.tsx';
import type { LlmsContentStatus } from '../../../schema.generated.ts';

const STATUS = {
  PUBLISHED: { word: 'Published', palette: 'green' },
  DRAFT: { word: 'Draft', palette: 'amber' },
  ARCHIVED: { word: 'Archived', palette: 'gray' },
} as const satisfies Record<LlmsContentStatus, object>;

/** Whether a piece of content is published. */
export function StatusPill({ status }: { status: LlmsContentStatus }) {
  const { word, palette } = STATUS[status];
  return <Pill palette={palette}>{word}</Pill>;
}

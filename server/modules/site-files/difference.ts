import { structuredPatch } from 'diff';

export interface DifferenceLine {
  change: 'same' | 'added' | 'removed' | 'skipped';
  /** Number in the newer text, or of a removed line in the older one; of the first of skipped lines. */
  line: number;
  text: string;
}

const MAX_EDITS = 2_000;
const MAX_LINES = 1_000;
const MAX_LINE_LENGTH = 500;

/**
 * The lines by which two texts differ, each with three lines around it.
 * @returns null where they differ too much to be shown
 */
export function compareTexts(older: string, newer: string): DifferenceLine[] | null {
  const patch = structuredPatch('', '', withLineEnds(older), withLineEnds(newer), '', '', {
    context: 3,
    maxEditLength: MAX_EDITS,
  });
  if (!patch) return null;
  const lines: DifferenceLine[] = [];
  for (const hunk of patch.hunks) {
    let oldLine = hunk.oldStart;
    let newLine = hunk.newStart;
    if (hunk.newStart > 1) lines.push({ change: 'skipped', line: newLine, text: '' });
    for (const raw of hunk.lines) {
      const text = raw.slice(1, 1 + MAX_LINE_LENGTH);
      if (raw.startsWith('-')) lines.push({ change: 'removed', line: oldLine++, text });
      else if (raw.startsWith('+')) lines.push({ change: 'added', line: newLine++, text });
      else if (raw.startsWith(' ')) {
        lines.push({ change: 'same', line: newLine++, text });
        oldLine++;
      }
      if (lines.length >= MAX_LINES) return null;
    }
  }
  return lines;
}

/** Line ends alone are no difference. */
const withLineEnds = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

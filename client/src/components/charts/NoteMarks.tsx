import { Box, chakra } from '@chakra-ui/react';
import { Cpu, StickyNote } from 'lucide-react';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { formatCounted } from '../../format.ts';
import { Tip } from '../tips/Tip.tsx';
import { ChartDays, formatDays, noteText } from './chart-days.ts';
import { joinMarks, type NoteMark, placeNotes } from './place-notes.ts';

interface NoteMarksProps {
  points: readonly { date: string; to?: string }[];
  /** Pixels left and right of the first and the last point. */
  start: number;
  end: number;
  /** Each point is the middle of a bar, instead of the ends being those of the line. */
  bars?: boolean;
}

/** The size of a mark, in pixels. */
const SIZE = 20;
/** Before the width is measured, and where nothing is laid out. */
const ASSUMED_WIDTH = 600;

/** The marks of a chart's notes in a row of their own: a button for each day, whose tip has the texts. */
export function NoteMarks({ points, start, end, bars = false }: NoteMarksProps) {
  const { notes, openNotes } = useContext(ChartDays);
  const row = useRef<HTMLUListElement>(null);
  const width = useWidth(row);
  const shareOf = ({ index }: NoteMark) =>
    bars ? (index + 0.5) / points.length : points.length > 1 ? index / (points.length - 1) : 0.5;
  const placed = placeNotes(points, notes);
  const positions = placed.map((mark) => start + shareOf(mark) * (width - start - end));
  return (
    <Box asChild position="absolute" insetX="0" top="0" h={`${SIZE}px`} pointerEvents="none">
      <ul ref={row} aria-label="Notes">
        {joinMarks(placed, positions, SIZE + 2).map((mark) => (
          <chakra.li
            key={mark.notes[0]?.id}
            position="absolute"
            style={{
              left: `calc(${start}px + (100% - ${start + end}px) * ${shareOf(mark)})`,
              transform: 'translateX(-50%)',
            }}
          >
            <Mark mark={mark} onOpen={openNotes} />
          </chakra.li>
        ))}
      </ul>
    </Box>
  );
}

interface MarkProps {
  mark: NoteMark;
  onOpen: ((from: string, to: string) => void) | undefined;
}

function Mark({ mark: { notes }, onOpen }: MarkProps) {
  const [from = '', to = ''] = [notes[0]?.day, notes.at(-1)?.day];
  const texts = notes.map(noteText).join(' · ');
  const label = `${nameOf(notes)}, ${formatDays(from, to)}: ${texts}`;
  const Icon = notes[0]?.isModelChange ? Cpu : StickyNote;
  return (
    <Tip text={label}>
      <chakra.button
        type="button"
        aria-label={label}
        onClick={() => onOpen?.(from, to)}
        display="grid"
        placeItems="center"
        boxSize={`${SIZE}px`}
        borderRadius="full"
        borderWidth="1px"
        borderColor="accent.line"
        bg="accent.subtle"
        color="accent.fg"
        fontSize="2xs"
        fontWeight="semibold"
        cursor="pointer"
        pointerEvents="auto"
        focusVisibleRing="outside"
        _hover={{ bg: 'accent.muted' }}
      >
        {notes.length === 1 ? <Icon size={11} aria-hidden="true" /> : notes.length}
      </chakra.button>
    </Tip>
  );
}

/** `Note`, `2 notes`, `Change of model`, `3 marks` */
function nameOf(notes: NoteMark['notes']): string {
  const changes = notes.filter(({ isModelChange }) => isModelChange).length;
  if (changes === 0) return notes.length === 1 ? 'Note' : formatCounted(notes.length, 'note');
  if (changes < notes.length) return formatCounted(notes.length, 'mark');
  return changes === 1 ? 'Change of model' : formatCounted(changes, 'change of model', 'changes of models');
}

/** The width of an element, followed while it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(ASSUMED_WIDTH);
  useEffect(() => {
    const measured = element.current;
    if (!measured || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.contentRect.width;
      if (next) setWidth(next);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

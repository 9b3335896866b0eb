import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { ChartDays, type ChartNote } from '../../components/charts/chart-days.ts';
import { lazyWhenIdle } from '../../components/lazy-screen.ts';
import { paths } from '../../paths.ts';
import type { EarlierDays, MetricsFilter } from '../../schema.generated.ts';
import { useAnswersScope } from '../answer-links/answers-scope.ts';
import { type Asked, OriginsScope } from '../origins/origins-scope.ts';
import { NoteScope, type NoteSubject, today } from './note-scope.ts';

// Charts do not wait for their notes.
const ScopeNotes = lazyWhenIdle(async () => (await import('./ScopeNotes.tsx')).ScopeNotes);

interface ChartScopeProps extends NoteSubject {
  /** The days shown; undefined while loading. */
  range: { from: string | null; to: string | null } | undefined;
  /** The range ends where the data does, so that notes of the days since are shown as well. */
  open: boolean;
  /** Where a point leads; by default to the answers of its days that the numbers around are made of. */
  answersOf?: ((from: string, to: string) => string) | undefined;
  /** Of numbers made of answers: their filter, for where these were asked. */
  filter?: MetricsFilter | undefined;
  /** The earlier of two ranges of one's own. */
  before?: EarlierDays | null | undefined;
  children: ReactNode;
}

const NONE: readonly ChartNote[] = [];

/** Gives the charts below their notes and the days on which models changed, and the answers that a point opens. */
export function ChartScope(props: ChartScopeProps) {
  const { range, open, topicId, prompt, answersOf, filter, before, children } = props;
  const scope = useAnswersScope();
  const [notes, setNotes] = useState(NONE);
  const [asked, onAsked] = useState<Asked>();
  const [opened, setOpened] = useState<{ from: string; to: string; add: boolean } | null>(null);
  const from = range?.from ?? undefined;
  const last = range?.to ?? undefined;
  const to = last !== undefined && open && last < today() ? today() : last;
  const show = useCallback(
    (first: string, end: string, add = false) => setOpened({ from: first, to: end, add }),
    [],
  );
  const promptId = prompt?.id;
  const originsScope = useMemo(
    () => ({
      variables: filter && from !== undefined ? { filter, before, topicId, promptId } : null,
      asked,
      onAsked,
    }),
    [filter, before, from, topicId, promptId, asked],
  );
  const marks = asked?.marks;
  const days = useMemo(
    () => ({
      answersOf:
        answersOf ??
        ((first: string, end: string, of = {}) =>
          paths.answers({ ...scope, ...of, from: first, to: end, window: undefined })),
      notes: marks?.length ? [...notes, ...marks] : notes,
      openNotes: show,
    }),
    [scope, answersOf, notes, marks, show],
  );
  const noteScope = useMemo(
    () => ({
      topicId,
      prompt,
      total: notes.length,
      range: from !== undefined && to !== undefined ? { from, to } : null,
      open: show,
    }),
    [topicId, prompt, notes.length, from, to, show],
  );
  return (
    <OriginsScope value={originsScope}>
      <ChartDays value={days}>
        <NoteScope value={noteScope}>
          {children}
          {noteScope.range && (
            <Suspense fallback={null}>
              <ScopeNotes
                {...noteScope.range}
                topicId={topicId}
                prompt={prompt}
                opened={opened}
                onNotes={setNotes}
                onClose={() => setOpened(null)}
              />
            </Suspense>
          )}
        </NoteScope>
      </ChartDays>
    </OriginsScope>
  );
}

import { type ComponentProps, useMemo } from 'react';
import { toMetricsFilter } from '../../metrics-filter/address.ts';
import { NumbersScope } from '../answer-links/NumbersScope.tsx';
import { ChartScope } from './ChartScope.tsx';
import type { NoteSubject } from './note-scope.ts';

type ChartNumbersScopeProps = Omit<ComponentProps<typeof NumbersScope>, 'topic' | 'prompt'> & NoteSubject;

/** Of a screen with charts: which answers its numbers are made of, and the notes at the days of its charts. */
export function ChartNumbersScope({ topicId, prompt, children, ...numbers }: ChartNumbersScopeProps) {
  const filter = useMemo(() => toMetricsFilter(numbers.address), [numbers.address]);
  return (
    <NumbersScope {...numbers} topic={topicId} prompt={prompt?.id}>
      <ChartScope
        range={numbers.range}
        open={numbers.address.to === undefined}
        topicId={topicId}
        prompt={prompt}
        filter={filter}
      >
        {children}
      </ChartScope>
    </NumbersScope>
  );
}

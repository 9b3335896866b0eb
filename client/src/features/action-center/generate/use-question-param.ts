import { useSearchParams } from 'react-router-dom';

const MAX_LENGTH = 500;

/** The question to write about, from `?question=…`; empty without one. */
export function useQuestionParam(): string {
  const [search] = useSearchParams();
  return (search.get('question') ?? '').slice(0, MAX_LENGTH);
}

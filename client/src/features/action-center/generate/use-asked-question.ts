import { useSearchParams } from 'react-router-dom';

/** Of a question that an address brings along. */
const MAX_QUESTION = 500;

/** The question to write about that the address brings along as `?question=`; '' without one. */
export function useAskedQuestion(): string {
  const [address] = useSearchParams();
  return (address.get('question') ?? '').slice(0, MAX_QUESTION);
}

import { useSearchParams } from 'react-router-dom';
import { useQuestionParam } from '../use-question-param.ts';
import { useBriefPromptsQuery } from './Brief.generated.ts';

/** The prompt of the brief: `?prompt=ID`, else the one that `?question=…` is the wording of. */
export function useBriefPrompt(): { promptId: string | null; choose: (id: string | null) => void } {
  const [search, setSearch] = useSearchParams();
  const question = useQuestionParam().trim();
  const chosen = search.get('prompt');
  const { data } = useBriefPromptsQuery({
    variables: { search: question },
    skip: !question || chosen !== null,
  });
  const asked = question
    ? data?.briefPrompts.find((prompt) => prompt.question.toLowerCase() === question.toLowerCase())
    : undefined;
  return {
    promptId: (chosen ?? asked?.id) || null,
    choose: (id) =>
      setSearch((previous) => {
        const next = new URLSearchParams(previous);
        // An empty one closes the brief that `?question=` opens.
        next.set('prompt', id ?? '');
        return next;
      }),
  };
}

import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lazyScreen } from '../../../components/lazy-screen.ts';
import { paths } from '../../../paths.ts';

const AnswerDialog = lazyScreen(async () => (await import('./AnswerDialog.tsx')).AnswerDialog);

/** The dialog with the answer that the address names. */
export function OpenedAnswer({ token }: { token: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const opened = parseOpenedAnswer(search);
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <AnswerDialog
        key={`${opened.prompt} ${opened.platform}`}
        token={token}
        {...opened}
        onClose={() => navigate(paths.report(token), { replace: true })}
      />
    </Suspense>
  );
}

/** The answer in the query parameters; null without one, or for invalid values. */
function parseOpenedAnswer(search: URLSearchParams): { prompt: number; platform: string } | null {
  const prompt = search.get('prompt') ?? '';
  const platform = search.get('platform') ?? '';
  return /^\d{1,3}$/.test(prompt) && platform ? { prompt: Number(prompt), platform } : null;
}

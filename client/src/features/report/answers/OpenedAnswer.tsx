import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lazyScreen } from '../../../components/lazy-screen.ts';
import { paths } from '../../../paths.ts';
import { readOpenedAnswer } from './opened-answer.ts';

const AnswerDialog = lazyScreen(async () => (await import('./AnswerDialog.tsx')).AnswerDialog);

/** The answer that the address asks for, over the report. */
export function OpenedAnswer({ token }: { token: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const opened = readOpenedAnswer(search);
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

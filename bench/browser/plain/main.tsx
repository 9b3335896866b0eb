import { createRoot } from 'react-dom/client';
import { PlainPage } from './PlainPage.tsx';
import type { Overview, Shell } from './replies.ts';

// What a competent page does without any of our measures: it loads one bundle, asks for its data, then draws it all.

const ask = async <TData,>(operationName: string): Promise<TData> => {
  const reply = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName }),
  });
  return (await reply.json()).data;
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
const [shell, overview] = await Promise.all([ask<Shell>('Shell'), ask<Overview>('Overview')]);
createRoot(root).render(<PlainPage viewer={shell.viewer} dashboard={overview.dashboard} />);

import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyScreen } from '../../components/lazy-screen.ts';

// Apart, so that the first file of every visitor does not name what they need.
const Reports = lazyScreen(async () => (await import('./Reports.tsx')).Reports);
const AccountReport = lazyScreen(async () => (await import('./page/AccountReport.tsx')).AccountReport);

/** The account's reports and their schedules, or the report that the address names. */
export function AccountReportsScreen() {
  const { id } = useParams();
  return <Suspense fallback={null}>{id ? <AccountReport key={id} id={id} /> : <Reports />}</Suspense>;
}

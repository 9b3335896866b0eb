import { RequireSession } from '../../auth/RequireSession.tsx';
import { useTitle } from '../../components/layout/use-title.ts';
import { Explorer } from './Explorer.tsx';

/** The page at `/graphql`: exploring the API, for signed-in people. */
export function GraphiqlScreen() {
  useTitle('GraphiQL');
  return <RequireSession>{({ user }) => <Explorer key={user.id} userId={user.id} />}</RequireSession>;
}

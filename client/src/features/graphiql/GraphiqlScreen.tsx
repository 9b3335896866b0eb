import { RequireSession } from '../../auth/RequireSession.tsx';
import { useTitle } from '../../components/use-title.ts';
import { paths } from '../../paths.ts';
import { Explorer } from './Explorer.tsx';

/** The page at `/graphql`: exploring the API, for signed-in people. */
export function GraphiqlScreen() {
  useTitle('GraphiQL');
  return (
    <RequireSession returnTo={paths.graphiql}>
      {({ user }) => <Explorer key={user.id} userId={user.id} />}
    </RequireSession>
  );
}

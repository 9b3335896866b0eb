import { useLocation } from 'react-router-dom';
import { VisitorApollo } from '../../../apollo/VisitorApollo.tsx';
import { PublicPage } from '../../../components/layout/PublicPage.tsx';
import { Confirm } from './Confirm.tsx';
import { ConfirmNotice } from './ConfirmNotice.tsx';

/** What the link in the mail holds behind `#`, so that it is in no log: `<token>.<key>`. */
function readLink(hash: string): { token: string; key: string } | null {
  const [token, key, ...more] = hash.replace(/^#/, '').split('.');
  return token && key && more.length === 0 ? { token, key } : null;
}

/** The page at `/generate-reports/confirm`, which the link in the first mail leads to. */
export function ConfirmScreen() {
  const link = readLink(useLocation().hash);
  return (
    <PublicPage>
      {link ? (
        <VisitorApollo>
          <Confirm key={link.token} link={link} />
        </VisitorApollo>
      ) : (
        <ConfirmNotice heading="This link is not whole" again>
          Something of it was lost on the way. Open it from the mail once more, or copy all of it.
        </ConfirmNotice>
      )}
    </PublicPage>
  );
}

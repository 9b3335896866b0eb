import { Button } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCanChange } from '../../auth/account-role.ts';
import { lazyScreen } from '../../components/lazy-screen.ts';
import type { MetricsAddress } from '../../metrics-filter/address.ts';

const SendReportDialog = lazyScreen(async () => (await import('./SendReportDialog.tsx')).SendReportDialog);

interface SendReportProps {
  /** The range and platform on the screen; left out, the dialog asks for days, platform and topic. */
  address?: MetricsAddress;
  /** Their names. */
  platforms?: readonly { key: string; name: string }[];
}

/** A button that mails the shown range and platform as a report; nothing for those who may only look. */
export function SendReport({ address, platforms }: SendReportProps) {
  const [open, setOpen] = useState(false);
  if (!useCanChange()) return null;
  const load = () => SendReportDialog.load().catch(() => undefined);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        // An account without answers has no report; until that is known, the button's place is kept.
        visibility={address && platforms === undefined ? 'hidden' : 'visible'}
        data-no-print=""
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        <Send aria-hidden="true" />
        {address ? 'Send report' : 'New report'}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SendReportDialog
            address={address}
            platform={platforms?.find(({ key }) => key === address?.platform)?.name}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

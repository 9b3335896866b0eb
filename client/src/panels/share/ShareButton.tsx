import { Button } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../components/lazy-screen.ts';
import type { MetricsAddress } from '../../metrics-filter/address.ts';
import type { EarlierDays, SharedScreen } from '../../schema.generated.ts';
import { viewToShare } from './view-to-share.ts';

const ShareDialog = lazyScreen(async () => (await import('./ShareDialog.tsx')).ShareDialog);

interface ShareButtonProps {
  screen: SharedScreen;
  /** How the dialog names what is shared, such as “Topic: Wireless”; undefined while it loads. */
  title: string | undefined;
  /** The range and the platform. */
  address: MetricsAddress;
  /** The topic or competitor. */
  subjectId?: string | undefined;
  /** The earlier range of What changed. */
  before?: EarlierDays | null;
}

/** A button that makes a link to the view. */
export function ShareButton({ title, ...view }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={title === undefined}
        onClick={() => setOpen(true)}
        data-no-print=""
      >
        <Share2 aria-hidden="true" />
        Share
      </Button>
      {isOpen && title !== undefined && (
        <Suspense fallback={null}>
          <ShareDialog title={title} view={viewToShare(view)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { Button } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../components/lazy-screen.ts';
import { type ScreenToShare, viewToShare } from './view-to-share.ts';

const ShareDialog = lazyScreen(async () => (await import('./ShareDialog.tsx')).ShareDialog);

/** A button that makes a link to the view. */
export function ShareButton({ title, ...view }: ScreenToShare) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        px="2.5"
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

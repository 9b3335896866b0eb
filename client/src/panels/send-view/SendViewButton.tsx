import { Button } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../components/lazy-screen.ts';
import type { ScreenToShare } from '../share/view-to-share.ts';
import { viewToShare } from '../share/view-to-share.ts';

const SendViewDialog = lazyScreen(async () => (await import('./SendViewDialog.tsx')).SendViewDialog);

/** A button that mails the view. */
export function SendViewButton({ title, ...view }: ScreenToShare) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        px="2.5"
        disabled={title === undefined}
        aria-label="Send view"
        onClick={() => setOpen(true)}
        data-no-print=""
      >
        <Mail aria-hidden="true" />
        Send
      </Button>
      {isOpen && title !== undefined && (
        <Suspense fallback={null}>
          <SendViewDialog title={title} view={viewToShare(view)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

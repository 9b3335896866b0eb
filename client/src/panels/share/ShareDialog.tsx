import { useState } from 'react';
import { MadeLink } from './MadeLink.tsx';
import { ShareForm } from './ShareForm.tsx';
import type { NewLink, ViewToShare } from './view-to-share.ts';

interface ShareDialogProps {
  /** What is shared, such as “Topic: Wireless”. */
  title: string;
  view: ViewToShare;
  onClose: () => void;
}

/** Makes a link to a view, then shows it. */
export function ShareDialog({ onClose, ...form }: ShareDialogProps) {
  const [made, setMade] = useState<NewLink | null>(null);
  return made ? (
    <MadeLink link={made} onClose={onClose} />
  ) : (
    <ShareForm {...form} onMade={setMade} onClose={onClose} />
  );
}

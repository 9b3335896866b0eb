import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useBeforeLeaving } from './use-before-leaving.ts';

/** Asks before the screen is left with unsaved changes. */
export function LeaveGuard({ active }: { active: boolean }) {
  const [held, setHeld] = useState<{ leave: () => void } | null>(null);
  useBeforeLeaving(active, (leave) => setHeld({ leave }));
  if (!held) return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      text="Your changes on this page have not been saved and would be lost."
      confirm="Leave"
      cancel="Stay"
      onCancel={() => setHeld(null)}
      onConfirm={() => {
        setHeld(null);
        held.leave();
      }}
    />
  );
}

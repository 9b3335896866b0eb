import {
  cloneElement,
  type ReactElement,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { lazyScreen } from '../lazy-screen.ts';

const TipBubble = lazyScreen(async () => (await import('./TipBubble.tsx')).TipBubble);

const DELAY_MS = 250;

interface Trigger {
  id?: string;
  'aria-describedby'?: string;
  ref?: Ref<HTMLElement>;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

interface TipProps {
  text: string;
  children: ReactElement<Trigger>;
  disabled?: boolean;
  placement?: 'top' | 'right' | 'bottom';
}

/**
 * A short explanation on hover and on keyboard focus; Escape closes it. The bubble is downloaded when
 * the first one opens.
 */
export function Tip({ text, children, disabled = false, placement = 'top' }: TipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  }
  function hide() {
    clearTimeout(timer.current);
    setOpen(false);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  if (disabled) return children;
  return (
    <>
      {cloneElement(children, {
        id: `${id}-trigger`,
        'aria-describedby': open ? `${id}-bubble` : undefined,
        onPointerEnter: () => show(DELAY_MS),
        onPointerLeave: hide,
        onFocus: () => show(0),
        onBlur: hide,
      })}
      {open && (
        <Suspense fallback={null}>
          <TipBubble id={id} text={text} placement={placement} onClose={hide} />
        </Suspense>
      )}
    </>
  );
}

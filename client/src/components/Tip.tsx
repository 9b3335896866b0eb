import { Portal, TooltipContent, TooltipPositioner, TooltipRoot, TooltipTrigger } from '@chakra-ui/react';
import type { ReactElement } from 'react';

interface TipProps {
  text: string;
  children: ReactElement;
  disabled?: boolean;
  placement?: 'top' | 'right' | 'bottom';
}

/** A short explanation on hover and on keyboard focus. */
export function Tip({ text, children, disabled = false, placement = 'top' }: TipProps) {
  if (disabled) return children;
  return (
    <TooltipRoot openDelay={250} closeDelay={80} positioning={{ placement }}>
      <TooltipTrigger asChild>{children}</TooltipTrigger>
      <Portal>
        <TooltipPositioner>
          <TooltipContent>{text}</TooltipContent>
        </TooltipPositioner>
      </Portal>
    </TooltipRoot>
  );
}

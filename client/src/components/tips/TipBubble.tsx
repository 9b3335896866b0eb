import { Portal, TooltipContent, TooltipPositioner, TooltipRoot } from '@chakra-ui/react';

interface TipBubbleProps {
  /** The trigger's id is this with `-trigger`, the bubble's with `-bubble`. */
  id: string;
  text: string;
  placement: 'top' | 'right' | 'bottom';
  onClose: () => void;
}

/** The open bubble of a `Tip`. */
export function TipBubble({ id, text, placement, onClose }: TipBubbleProps) {
  return (
    <TooltipRoot
      open
      ids={{ trigger: `${id}-trigger`, content: `${id}-bubble` }}
      positioning={{ placement }}
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <TooltipPositioner>
          <TooltipContent>{text}</TooltipContent>
        </TooltipPositioner>
      </Portal>
    </TooltipRoot>
  );
}

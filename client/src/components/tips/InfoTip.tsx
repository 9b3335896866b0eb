import { IconButton } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { Tip } from './Tip.tsx';

/** The little "i" beside a title: what the number means. */
export function InfoTip({ about, text }: { about: string; text: string }) {
  return (
    <Tip text={text}>
      <IconButton
        aria-label={`About ${about}`}
        variant="ghost"
        color="fg.subtle"
        h="5"
        minW="5"
        px="0"
        borderRadius="full"
        data-no-print=""
      >
        <Info style={{ width: 14, height: 14 }} />
      </IconButton>
    </Tip>
  );
}

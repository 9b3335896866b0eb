import { Badge } from '@chakra-ui/react';
import { Tip } from '../components/Tip.tsx';
import { formatCounted } from '../format.ts';

/** Below this an interval spans so much that the rate says little. */
const FEW = 30;

/** Warns that a rate stands on few answers. */
export function FewAnswers({ answers }: { answers: number }) {
  if (answers === 0 || answers >= FEW) return null;
  return (
    <Tip text={`Only ${formatCounted(answers, 'answer')}: read it as a hint, not as a measurement.`}>
      <Badge
        tabIndex={0}
        px="1.5"
        borderRadius="full"
        fontSize="2xs"
        lineHeight="1.125rem"
        bg="amber.muted"
        color="amber.fg"
        focusVisibleRing="outside"
      >
        Few answers
      </Badge>
    </Tip>
  );
}

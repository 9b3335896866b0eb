import { Badge } from '@chakra-ui/react';
import { Tip } from '../../components/tips/Tip.tsx';
import { formatCounted } from '../../format.ts';

/** Below this an interval spans so much that the figure says little. */
const FEW = 30;

interface FewAnswersProps {
  /** How many the figure is of. */
  answers: number;
  /** What they are called when not all answers count. */
  kind?: string;
}

/** Warns that a figure is based on few answers. */
export function FewAnswers({ answers, kind = 'answer' }: FewAnswersProps) {
  if (answers === 0 || answers >= FEW) return null;
  return (
    <Tip text={`Only ${formatCounted(answers, kind)}: an indication, not a measurement.`}>
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
        {`Few ${kind}s`}
      </Badge>
    </Tip>
  );
}

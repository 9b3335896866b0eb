import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AnswersAddress } from '../answers-address.ts';
import { paths } from '../paths.ts';
import { useAnswersScope } from './answers-scope.ts';

interface OpenAnswersProps {
  /** What the number counts; where it stands (topic, days, platform) is added. */
  of: AnswersAddress;
  /** What a click does, such as "Open the 51 answers that name Acme". */
  hint: string;
  /** What is seen of it, which its accessible name begins with. */
  shown: string;
  /** The whole positioned row around it opens it as well. */
  row?: boolean;
  children: ReactNode;
}

/** A number, or what it is about, that leads to the answers behind it. */
export function OpenAnswers({ of, hint, shown, row = false, children }: OpenAnswersProps) {
  const scope = useAnswersScope();
  return (
    <chakra.span
      asChild
      minW="0"
      borderRadius="l1"
      textDecoration="underline"
      textDecorationStyle="dotted"
      textDecorationColor={row ? 'transparent' : 'border.emphasized'}
      textUnderlineOffset="0.2em"
      textDecorationThickness="1px"
      focusVisibleRing={row ? undefined : 'outside'}
      css={row ? WHOLE_ROW : undefined}
      _hover={{ textDecorationStyle: 'solid', textDecorationColor: 'currentcolor' }}
    >
      <Link to={paths.answers({ ...scope, ...of })} aria-label={`${shown}: ${hint}`} title={hint}>
        {children}
      </Link>
    </chakra.span>
  );
}

/** Makes a link fill the positioned row it stands in. */
export const WHOLE_ROW = {
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l1' },
  _focusVisible: {
    outline: 'none',
    _after: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
} as const;

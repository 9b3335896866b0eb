import { chakra } from '@chakra-ui/react';
import { useScreenLinks } from '../../components/layout/screen-links.ts';
import { AnswersLink, type AnswersLinkProps } from './AnswersLink.tsx';

interface OpenAnswersProps extends Omit<AnswersLinkProps, 'className'> {
  /** The whole positioned row around it opens it as well. */
  row?: boolean;
}

/** A number, or what it is about, that leads to the answers behind it; only itself where the reader cannot open them. */
export function OpenAnswers({ row = false, ...link }: OpenAnswersProps) {
  if (!useScreenLinks()) return link.children;
  return (
    <chakra.span
      asChild
      {...OPENS}
      textDecorationColor={row ? 'transparent' : OPENS.textDecorationColor}
      focusVisibleRing={row ? undefined : OPENS.focusVisibleRing}
      css={row ? WHOLE_ROW : undefined}
    >
      <AnswersLink {...link} />
    </chakra.span>
  );
}

/** How a link to answers looks. */
export const OPENS = {
  minW: '0',
  borderRadius: 'l1',
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationColor: 'border.emphasized',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  focusVisibleRing: 'outside',
  _hover: { textDecorationStyle: 'solid', textDecorationColor: 'currentcolor' },
} as const;

/** Makes a link fill its positioned row. */
export const WHOLE_ROW = {
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l1' },
  _focusVisible: {
    outline: 'none',
    _after: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
} as const;

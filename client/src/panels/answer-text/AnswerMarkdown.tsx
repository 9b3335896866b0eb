import { Box, type SystemStyleObject } from '@chakra-ui/react';
import type { Root } from 'mdast';
import { type ComponentProps, useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { safeHref } from '../sources/source-url.ts';
import { type MarkedSpan, markMentions } from './mark-mentions.ts';

interface AnswerMarkdownProps {
  text: string;
  /** Ascending. */
  spans: readonly MarkedSpan[];
}

/**
 * An answer's Markdown with the companies in it marked. HTML in it is shown as the text it is, images are named and never
 * loaded, links open apart and tell their target nothing.
 */
export function AnswerMarkdown({ text, spans }: AnswerMarkdownProps) {
  const plugins = useMemo<ComponentProps<typeof Markdown>['remarkPlugins']>(
    () => [remarkGfm, breakTags, [markMentions, spans]],
    [spans],
  );
  return (
    <Box css={STYLE}>
      <Markdown remarkPlugins={plugins} components={COMPONENTS}>
        {text}
      </Markdown>
    </Box>
  );
}

const BREAK_TAG = /^<br\s*\/?>$/i;

/** A remark plugin that turns `<br>`, which platforms write into table cells, into a line break. */
function breakTags() {
  return (tree: Root) => {
    visit(tree, 'html', (node, index, parent) => {
      if (parent && index !== undefined && BREAK_TAG.test(node.value)) {
        parent.children[index] = { type: 'break', position: node.position };
      }
    });
  };
}

/** The answer's headings come below the screen's own. */
const COMPONENTS: Components = {
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  a: ({ href = '', children }) => (
    <a href={safeHref(href)} target="_blank" rel="noreferrer noopener nofollow">
      {children}
    </a>
  ),
  img: ({ alt }) => <span>{alt ? `[Image: ${alt}]` : '[Image]'}</span>,
  table: ({ children }) => (
    <Box data-table="" role="region" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </Box>
  ),
  mark: ({ node, ...mark }) => <mark {...mark} tabIndex={mark.id ? -1 : undefined} />,
};

const STYLE: SystemStyleObject = {
  lineHeight: '1.65',
  wordBreak: 'break-word',
  '& > * + *': { marginTop: '3' },
  '& h3, & h4, & h5, & h6': { fontWeight: 'semibold', lineHeight: '1.35' },
  '& > * + :is(h3, h4, h5, h6)': { marginTop: '6' },
  '& h3': { fontSize: 'xl' },
  '& h4': { fontSize: 'lg' },
  '& ul, & ol': { paddingInlineStart: '6' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& li + li, & li > * + *': { marginTop: '1.5' },
  '& li::marker': { color: 'fg.subtle' },
  '& a': {
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    focusVisibleRing: 'outside',
    borderRadius: '3px',
  },
  '& blockquote': { borderInlineStartWidth: '3px', paddingInlineStart: '4', color: 'fg.muted' },
  '& code': { fontFamily: 'mono', fontSize: '0.9em', bg: 'bg.muted', borderRadius: '4px', px: '1' },
  '& pre': { bg: 'bg.muted', borderRadius: 'l2', p: '4', overflowX: 'auto' },
  '& pre code': { bg: 'transparent', px: '0' },
  '& hr': { borderTopWidth: '1px' },
  '& [data-table]': { overflowX: 'auto', focusVisibleRing: 'outside', borderRadius: 'l1' },
  '& table': { borderCollapse: 'collapse', fontSize: 'sm' },
  '& th, & td': { borderBottomWidth: '1px', py: '2', pe: '4', textAlign: 'start', verticalAlign: 'top' },
  // Narrow windows scroll a table rather than breaking its words.
  '& td, & thead th': { wordBreak: 'normal', minWidth: '5.5rem' },
  '& th': { fontWeight: 'semibold' },
  '& input[type=checkbox]': { marginInlineEnd: '2' },
  '& mark': {
    bg: 'bg.emphasized',
    color: 'fg',
    px: '0.5',
    borderRadius: '3px',
    scrollMarginBlock: '24',
    _focus: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
  '& mark[data-match=true]': { bg: 'amber.subtle' },
  '& mark[data-own=true]': { bg: 'accent.muted', color: 'accent.fg' },
};

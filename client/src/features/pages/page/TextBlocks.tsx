import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import type { WebPageScore } from '../../../schema.generated.ts';
import {
  cutText,
  groupBlocks,
  headingDepths,
  type NumberedBlock,
  splitCells,
  type TextPiece,
} from './mark-spans.ts';
import type { PageText_TextFragment } from './PageText.generated.ts';
import { MARKS, markStyle } from './score-marks.ts';
import { markId } from './use-marks.ts';

type Block = NumberedBlock<PageText_TextFragment['blocks'][number]>;

interface TextBlocksProps {
  blocks: readonly Block[];
  /** The score whose spans are marked. */
  score: WebPageScore | null;
  /** Number of the current mark. */
  current: number;
}

/** A page's main text, always as plain text. */
export const TextBlocks = memo(function TextBlocks({ blocks, score, current }: TextBlocksProps) {
  const style = score && MARKS[score];
  const depths = headingDepths(blocks);
  return (
    <Box
      colorPalette={style?.palette}
      css={{ ...TEXT_CSS, ...(style && { '& mark': markStyle(style.line) }) }}
    >
      {groupBlocks(blocks).map((group) => (
        <BlockGroup key={group[0]?.index} group={group} current={current} depths={depths} />
      ))}
    </Box>
  );
});

interface BlockGroupProps {
  group: readonly Block[];
  current: number;
  depths: ReadonlyMap<number, number>;
}

function BlockGroup({ group, current, depths }: BlockGroupProps) {
  const [block] = group;
  if (!block) return null;
  const text = <Pieces pieces={piecesOf(block)} current={current} />;
  switch (block.kind) {
    case 'HEADING':
      return <BlockHeading depth={depths.get(block.index) ?? 1}>{text}</BlockHeading>;
    case 'LIST_ITEM':
      return (
        <ul>
          {group.map((item) => (
            <li key={item.index}>
              <Pieces pieces={piecesOf(item)} current={current} />
            </li>
          ))}
        </ul>
      );
    case 'TABLE_ROW':
      return <BlockTable rows={group} current={current} />;
    case 'QUOTE':
      return <blockquote>{text}</blockquote>;
    case 'CODE':
      return (
        <chakra.pre tabIndex={0}>
          <code>{text}</code>
        </chakra.pre>
      );
    case 'CAPTION':
      return <p data-caption="">{text}</p>;
    default:
      return <p>{text}</p>;
  }
}

/** Below the screen's own headings. */
const HEADINGS = ['h3', 'h4', 'h5', 'h6'] as const;

function BlockHeading({ depth, children }: { depth: number; children: ReactNode }) {
  const Tag = HEADINGS[depth - 1] ?? 'h6';
  return <Tag>{children}</Tag>;
}

function BlockTable({ rows, current }: { rows: readonly Block[]; current: number }) {
  return (
    <Box data-table="" role="region" aria-label="Table" tabIndex={0}>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.index}>
              {splitCells(piecesOf(row)).map(({ column, pieces }) => (
                <td key={column}>
                  <Pieces pieces={pieces} current={current} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const piecesOf = ({ text, chosen, first }: Block) => cutText(text, chosen, first);

function Pieces({ pieces, current }: { pieces: readonly TextPiece[]; current: number }) {
  return pieces.map(({ text, mark }) =>
    mark === null ? (
      text
    ) : (
      <mark key={mark} id={markId(mark)} tabIndex={-1} data-current={mark === current ? '' : undefined}>
        {text}
      </mark>
    ),
  );
}

const TEXT_CSS: SystemStyleObject = {
  maxW: '46rem',
  lineHeight: '1.65',
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: '3' },
  '& h3, & h4, & h5, & h6': { fontWeight: 'semibold', lineHeight: '1.35' },
  '& > * + :is(h3, h4, h5, h6)': { marginTop: '6' },
  '& h3': { fontSize: 'xl' },
  '& h4': { fontSize: 'lg' },
  '& ul': { paddingInlineStart: '6', listStyleType: 'disc' },
  '& li + li': { marginTop: '1.5' },
  '& li::marker': { color: 'fg.subtle' },
  '& blockquote': { borderInlineStartWidth: '3px', paddingInlineStart: '4', color: 'fg.muted' },
  '& pre': {
    bg: 'bg.muted',
    borderRadius: 'l2',
    p: '4',
    overflowX: 'auto',
    fontFamily: 'mono',
    fontSize: 'sm',
    focusVisibleRing: 'outside',
  },
  '& [data-caption]': { fontSize: 'sm', color: 'fg.muted' },
  '& [data-table]': { overflowX: 'auto', focusVisibleRing: 'outside', borderRadius: 'l1' },
  '& table': { borderCollapse: 'collapse', fontSize: 'sm' },
  '& td': {
    borderBottomWidth: '1px',
    py: '2',
    pe: '4',
    textAlign: 'start',
    verticalAlign: 'top',
    // Narrow windows scroll a table rather than breaking its words.
    overflowWrap: 'normal',
    minWidth: '5.5rem',
  },
};

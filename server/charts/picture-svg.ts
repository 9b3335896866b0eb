/** Draws a picture as SVG. Pure. */

import type { Picture, PictureFigure, PictureRow } from './picture.ts';
import { COLOURS, CONTENT, FONT_FAMILY, PADDING, type Part, round, stack, text, WIDTH } from './svg.ts';
import { legend, timeLine } from './time-line-svg.ts';

const MAX_FIGURES = 8;
const MAX_ROWS = 8;

/** @returns the SVG and its size in pixels */
export function pictureSvg(picture: Picture): { svg: string; width: number; height: number } {
  const { title, subtitle, figures = [], rows = [], chart, footnote } = picture;
  const heading: Part = {
    svg:
      text(0, 18, title, { size: 19, weight: 600 }) +
      text(0, 40, subtitle, { size: 12.5, fill: COLOURS.small }),
    height: 46,
  };
  const foot: Part = { svg: text(0, 12, footnote, { size: 11.5, fill: COLOURS.small }), height: 14 };
  const parts = [
    heading,
    ...(figures.length > 0 ? [figuresOf(figures.slice(0, MAX_FIGURES))] : []),
    ...(rows.length > 0 ? [rowsOf(rows.slice(0, MAX_ROWS))] : []),
    ...(chart ? [...legend(chart.lines), timeLine(chart)] : []),
    foot,
  ];
  const content = stack(parts, 18);
  const height = Math.ceil(content.height + 2 * PADDING);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="${FONT_FAMILY}">` +
    `<rect width="100%" height="100%" fill="${COLOURS.card}"/>` +
    `<g transform="translate(${PADDING} ${PADDING})">${content.svg}</g></svg>`;
  return { svg, width: WIDTH, height };
}

const CELL_HEIGHT = 66;

function figuresOf(figures: readonly PictureFigure[]): Part {
  const inRow = figures.length === 3 ? 3 : 4;
  const cell = CONTENT / inRow;
  const cells = figures.map(({ label, value, detail }, index) => {
    const x = (index % inRow) * cell;
    const y = Math.floor(index / inRow) * (CELL_HEIGHT + 16);
    const width = cell - 12;
    return (
      text(x, y + 12, label, { size: 12.5, fill: COLOURS.small, width }) +
      text(x, y + 43, value, { size: 27, weight: 600, width }) +
      text(x, y + 63, detail, { size: 11.5, fill: COLOURS.small, width })
    );
  });
  const lines = Math.ceil(figures.length / inRow);
  return { svg: cells.join(''), height: lines * (CELL_HEIGHT + 16) - 16 };
}

const ROW = 28;

function rowsOf(rows: readonly PictureRow[]): Part {
  const lines = rows.map(({ name, before, after, direction }, index) => {
    const top = index * ROW;
    const colour = direction === 'up' ? COLOURS.up : COLOURS.down;
    const y = top + 18;
    // A triangle, so that the direction is not told by the colour alone.
    const tip = direction === 'up' ? `M${CONTENT - 12} ${y}h10l-5 -8z` : `M${CONTENT - 12} ${y - 8}h10l-5 8z`;
    return (
      `<line x1="0" x2="${CONTENT}" y1="${round(top)}" y2="${round(top)}" stroke="${COLOURS.line}"/>` +
      text(0, y, name, { size: 13, width: CONTENT - 190 }) +
      text(CONTENT - 90, y, before, { size: 13, fill: COLOURS.small, anchor: 'end' }) +
      text(CONTENT - 84, y, '→', { size: 13, fill: COLOURS.small }) +
      text(CONTENT - 20, y, after, { size: 13, weight: 600, fill: colour, anchor: 'end' }) +
      `<path d="${tip}" fill="${colour}"/>`
    );
  });
  return { svg: lines.join(''), height: rows.length * ROW };
}

import type { CSSProperties } from 'react';

/** Light colours are inline, because every mail program reads only those; `DARK` overrides them by class. */
export const COLOURS = {
  page: '#f6f6f8',
  card: '#ffffff',
  line: '#e4e4e9',
  text: '#18181b',
  small: '#5f5f6b',
  accent: '#5b4be0',
  track: '#e9e8f6',
  mark: '#e4e0ff',
  warning: '#fff3dc',
  warningText: '#6b4300',
} as const;

const DARK = {
  page: '#111114',
  card: '#1a1a1f',
  line: '#2e2e36',
  text: '#ececf1',
  small: '#a9a9b4',
  accent: '#8b7ff5',
  track: '#2c2b3a',
  mark: '#3d3670',
  warning: '#3a2b10',
  warningText: '#ffd99a',
} as const;

/** Class names whose colours differ in the dark, with the property. */
const ROLES: readonly [name: string, property: string, colour: keyof typeof COLOURS][] = [
  ['page', 'background-color', 'page'],
  ['card', 'background-color', 'card'],
  ['card', 'border-color', 'line'],
  ['line', 'border-color', 'line'],
  ['text', 'color', 'text'],
  ['small', 'color', 'small'],
  ['bar', 'background-color', 'accent'],
  ['track', 'background-color', 'track'],
  ['mark', 'background-color', 'mark'],
  ['mark', 'color', 'text'],
  ['warning', 'background-color', 'warning'],
  ['warning', 'color', 'warningText'],
  ['figure', 'color', 'accent'],
];

const rules = (prefix: string) =>
  ROLES.map(([name, property, colour]) => `${prefix}.${name}{${property}:${DARK[colour]} !important}`).join(
    '',
  );

/** Outlook's apps and outlook.com recolour mails and mark what they changed by `data-ogsc` and `data-ogsb`. */
export const STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${rules('')}.page>table>tbody>tr>td{background-color:${DARK.page} !important}}`,
  rules('[data-ogsc] '),
  '@media (max-width:480px){.pad{padding-left:20px !important;padding-right:20px !important}.wide{display:none !important}}',
].join('\n');

export const FONT = "Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export const CARD: CSSProperties = {
  width: '100%',
  maxWidth: 600,
  margin: '0 auto',
  backgroundColor: COLOURS.card,
  border: `1px solid ${COLOURS.line}`,
  borderRadius: 12,
};

/** Type, as inline styles; long words break rather than widen the mail. */
export const TYPE = {
  body: { margin: 0, fontSize: 15, lineHeight: '23px', color: COLOURS.text, wordBreak: 'break-word' },
  small: { margin: 0, fontSize: 13, lineHeight: '19px', color: COLOURS.small, wordBreak: 'break-word' },
  title: {
    margin: '0 0 12px',
    fontSize: 17,
    lineHeight: '24px',
    fontWeight: 600,
    color: COLOURS.text,
    wordBreak: 'break-word',
  },
} as const satisfies Record<string, CSSProperties>;

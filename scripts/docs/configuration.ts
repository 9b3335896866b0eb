import { z } from 'zod';
import { environment } from '../../server/config/environment.ts';

/** What a variable's schema allows. */
interface Allowed {
  enum?: readonly string[];
  anyOf?: readonly Allowed[];
  minimum?: number;
  maximum?: number;
}

/** Descriptions of defaults that are too long for the table. */
const WORDS_FOR_IDS = 'ids of the demo accounts';

/** The table of all variables except the platforms', in Markdown. */
export function configurationTable(): string {
  const lines = Object.entries(environment.shape).map(([name, schema]) => {
    const cells = [`\`${name}\``, defaultOf(schema), allowedBy(schema), schema.description ?? ''];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return ['| variable | default | allowed | meaning |', '|---|---|---|---|', ...lines].join('\n');
}

function defaultOf(schema: z.ZodType): string {
  const { defaultValue } = schema.def as { defaultValue?: unknown };
  if (defaultValue === undefined || defaultValue === '') return '';
  if (Array.isArray(defaultValue)) return defaultValue.length > 0 ? WORDS_FOR_IDS : '';
  if (typeof defaultValue === 'boolean') return defaultValue ? '`on`' : '`off`';
  return `\`${defaultValue}\``;
}

/** Only short rules; the meaning and the error messages have the rest. */
function allowedBy(schema: z.ZodType): string {
  const allowed = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Allowed;
  return [allowed, ...(allowed.anyOf ?? [])].map(inWords).filter(Boolean).join(', ');
}

function inWords({ enum: words, minimum, maximum }: Allowed): string {
  if (words) return words.map((word) => `\`${word}\``).join(', ');
  return minimum === undefined || maximum === undefined ? '' : `${figure(minimum)}–${figure(maximum)}`;
}

const figure = (n: number) => n.toLocaleString('en-US', { useGrouping: n >= 10_000 });

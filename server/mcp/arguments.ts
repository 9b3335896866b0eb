import { z } from 'zod';
import { isDay } from '../lib/days.ts';
import { type ToolCall, ToolError } from './call.ts';
import { McpNamesDocument } from './operations.generated.ts';

const day = () => z.string().refine(isDay, 'must be a day such as 2026-05-24.').optional();

/** Days of a reply: `from` and `to` win over `days`. */
export const rangeArguments = {
  days: z.literal([7, 14, 30, 90, 365]).default(30).describe('up to the latest collected'),
  from: day().describe('YYYY-MM-DD, replaces days'),
  to: day(),
};

export const platformArgument = { platform: z.string().max(60).optional().describe('e.g. chatgpt') };
export const topicArgument = { topic: z.string().max(120).optional().describe('slug or name') };

export const MAX_ROWS = 50;
export const pageArguments = {
  limit: z.int().min(1).max(MAX_ROWS).default(20),
  cursor: z.string().max(500).optional().describe('next of the last reply'),
};

interface RangeArguments {
  days: number;
  from?: string | undefined;
  to?: string | undefined;
  platform?: string | undefined;
}

/** The filter of the schema for the days and platform of a call. @throws ToolError for a range that ends before it begins */
export function toFilter({ days, from, to, platform }: RangeArguments) {
  if (from && to && from > to) throw new ToolError('from: must not be after to.');
  return { ...(from || to ? { from, to } : { days }), platform };
}

interface NamedArguments extends RangeArguments {
  topic?: string | undefined;
  company?: string | undefined;
}

/** What a call's arguments stand for in its account. */
export interface Named {
  filter: ReturnType<typeof toFilter>;
  /** The days; null without history. */
  range: { from: string | null; to: string | null };
  topic: { id: string; slug: string; name: string } | null;
  company: { id: string; name: string } | null;
}

/** Looks up days, topic, platform and company. @throws ToolError naming the argument and what the account has */
export async function lookUp(call: ToolCall, args: NamedArguments): Promise<Named> {
  const filter = toFilter(args);
  const { viewer, dashboard } = await call.run(McpNamesDocument, { filter });
  const platforms = dashboard.availablePlatforms.map(({ key }) => key);
  if (args.platform !== undefined && !platforms.includes(args.platform))
    throw new ToolError(`platform: must be ${oneOf(platforms)}.`);
  const companies = [...(viewer.brand ? [viewer.brand] : []), ...viewer.competitors];
  return {
    filter,
    range: dashboard.metrics.range,
    topic: find('topic', viewer.topics, args.topic, ({ slug, name }) => [slug, name]),
    company: find('company', companies, args.company, ({ name }) => [name]),
  };
}

function find<Item>(
  argument: string,
  items: readonly Item[],
  wanted: string | undefined,
  namesOf: (item: Item) => [string, ...string[]],
): Item | null {
  if (wanted === undefined) return null;
  const folded = fold(wanted);
  const found = items.find((item) => namesOf(item).some((name) => fold(name) === folded));
  if (found) return found;
  throw new ToolError(`${argument}: must be ${oneOf(items.map((item) => namesOf(item)[0]))}.`);
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

const MAX_NAMED = 100;

function oneOf(values: readonly string[]): string {
  if (values.length === 0) return 'left out: the account has none yet';
  return `one of ${values.slice(0, MAX_NAMED).join(', ')}${values.length > MAX_NAMED ? ' …' : ''}`;
}

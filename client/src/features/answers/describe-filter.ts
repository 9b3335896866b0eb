import type { AnswersAddress } from '../../answers-address.ts';
import { splitAddress } from '../../panels/sources/source-url.ts';
import type { AnswersFilter_ScopeFragment } from './describe-filter.generated.ts';
import { formatDaysFilter } from './filter-choices.ts';

/** The names behind an address's ids; undefined while loading. */
export type Scope = AnswersFilter_ScopeFragment | undefined;

const SENTIMENT = {
  POSITIVE: 'spoken of positively',
  MIXED: 'spoken of as good and bad',
  NEGATIVE: 'spoken of negatively',
  UNJUDGED: 'named without a judgement',
} as const;

const SURFACE = {
  API: 'asked by API',
  INTERFACE: 'asked in an interface',
  IMPORT: 'imported',
} as const;

const WINDOW = { WEEK: 'last 7 days', MONTH: 'last 30 days' } as const;

/** "Answers in which Acme is named · Cloud · ChatGPT · last 7 days" */
export function formatHeading(address: AnswersAddress, scope: Scope): string {
  const clauses = (['company', 'without', 'visible', 'missed', 'sentiment', 'source', 'site'] as const)
    .map((key) => formatClause(key, address, scope))
    .filter((text) => text !== undefined);
  const lead = [noun(address), ...(clauses.length > 0 ? [`in which ${clauses.join(' and ')}`] : [])].join(
    ' ',
  );
  const context = (
    [
      'branded',
      'topic',
      'prompt',
      'persona',
      'run',
      'platform',
      'surface',
      'window',
      'from',
      'search',
      'q',
    ] as const
  )
    .map((key) => formatLabel(key, address, scope))
    .filter((text) => text !== undefined);
  return [lead, ...context].join(' · ');
}

const failedOnly = ({ status }: AnswersAddress) => status !== undefined && !status.includes('ANSWERED');
const noun = (address: AnswersAddress) => (failedOnly(address) ? 'Failed measurements' : 'Answers');

/** "51 answers, newest first" */
export function formatTotal(address: AnswersAddress, count: string): string {
  const one = failedOnly(address) ? 'measurement' : 'answer';
  return `${count} ${count === '1' ? one : `${one}s`}, newest first`;
}

/** A filter that can be removed. */
export interface Chip {
  label: string;
  /** The address without it. */
  without: AnswersAddress;
}

const CHIP_KEYS = [
  'visible',
  'missed',
  'company',
  'without',
  'sentiment',
  'source',
  'site',
  'status',
  'branded',
  'topic',
  'prompt',
  'persona',
  'run',
  'platform',
  'surface',
  'window',
  'from',
  'search',
  'q',
] as const;

/** A chip for each filter of an address. */
export function listChips(address: AnswersAddress, scope: Scope): Chip[] {
  return CHIP_KEYS.flatMap((key) => {
    const label = formatClause(key, address, scope) ?? formatLabel(key, address, scope);
    if (label === undefined) return [];
    const { [key]: _taken, ...without } = address;
    // Both ends of a range are one condition.
    if (key === 'from') delete without.to;
    return [{ label: label.charAt(0).toUpperCase() + label.slice(1), without }];
  });
}

/** A filter that follows "in which". */
function formatClause(key: keyof AnswersAddress, address: AnswersAddress, scope: Scope): string | undefined {
  const brand = scope?.brand?.name ?? 'your brand';
  if (key === 'visible' && address.visible !== undefined) {
    return address.visible ? `${brand} is named` : `${brand} is not named`;
  }
  if (key === 'missed' && address.missed !== undefined) {
    return address.missed
      ? `a competitor is named and ${brand} is not`
      : `${brand} is not passed over for a competitor`;
  }
  if (key === 'company' && address.company) return `${scope?.company?.name ?? 'a company'} is named`;
  if (key === 'without' && address.without) return `${scope?.notCompany?.name ?? 'a company'} is not named`;
  if (key === 'sentiment' && address.sentiment) return `${brand} is ${SENTIMENT[address.sentiment]}`;
  if (key === 'source' && address.source) {
    const { site, path } = splitAddress(address.source, scope?.source?.domain ?? '');
    return `${site}${path} is cited`;
  }
  if (key === 'site' && address.site) return `a page of ${address.site} is cited`;
  return undefined;
}

/** Any other filter. */
function formatLabel(key: keyof AnswersAddress, address: AnswersAddress, scope: Scope): string | undefined {
  if (key === 'status' && address.status) {
    return address.status.includes('ANSWERED') ? 'Usable answers' : 'Failed measurements';
  }
  if (key === 'branded' && address.branded !== undefined) {
    return address.branded ? 'branded prompts' : 'unbranded prompts';
  }
  if (key === 'topic' && address.topic) return scope?.topic?.name ?? 'one topic';
  if (key === 'prompt' && address.prompt) return `“${scope?.prompt?.question ?? 'one prompt'}”`;
  if (key === 'persona' && address.persona) return `asked as ${scope?.persona?.name ?? 'a persona'}`;
  if (key === 'run' && address.run) return 'one run';
  if (key === 'platform' && address.platform) return scope?.platform?.name ?? address.platform;
  if (key === 'surface' && address.surface) return SURFACE[address.surface];
  if (key === 'window' && address.window) return WINDOW[address.window];
  if (key === 'search' && address.search) return `questions with “${address.search}”`;
  if (key === 'q' && address.q) return `texts with ${address.q}`;
  return key === 'from' ? formatDaysFilter(address) : undefined;
}

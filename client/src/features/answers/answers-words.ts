import type { AnswersAddress } from '../../answers-address.ts';
import { splitAddress } from '../../panels/sources/source-url.ts';
import type { AnswersWords_ScopeFragment } from './answers-words.generated.ts';
import { rangeWords } from './days-filter.ts';

/** The names behind an address's ids; undefined until the server has told them. */
export type Scope = AnswersWords_ScopeFragment | undefined;

const SENTIMENT = {
  POSITIVE: 'spoken of positively',
  NEUTRAL: 'spoken of neutrally',
  NEGATIVE: 'spoken of negatively',
  UNJUDGED: 'named without a judgement',
} as const;

const WINDOW = { WEEK: 'last 7 days', MONTH: 'last 30 days' } as const;

/** "Answers in which Acme is named · Cloud · ChatGPT · last 7 days" */
export function headingOf(address: AnswersAddress, scope: Scope): string {
  const clauses = (['company', 'visible', 'missed', 'sentiment', 'source'] as const)
    .map((key) => clause(key, address, scope))
    .filter((words) => words !== undefined);
  const lead = [noun(address), ...(clauses.length > 0 ? [`in which ${clauses.join(' and ')}`] : [])].join(
    ' ',
  );
  const context = (['branded', 'topic', 'prompt', 'run', 'platform', 'window', 'from', 'search'] as const)
    .map((key) => labelOf(key, address, scope))
    .filter((words) => words !== undefined);
  return [lead, ...context].join(' · ');
}

const failedOnly = ({ status }: AnswersAddress) => status !== undefined && !status.includes('ANSWERED');
const noun = (address: AnswersAddress) => (failedOnly(address) ? 'Failed measurements' : 'Answers');

/** "51 answers, newest first" */
export function totalOf(address: AnswersAddress, count: string): string {
  const one = failedOnly(address) ? 'measurement' : 'answer';
  return `${count} ${count === '1' ? one : `${one}s`}, newest first`;
}

/** A condition that can be taken away. */
export interface Chip {
  label: string;
  /** What is asked for without it. */
  without: AnswersAddress;
}

const CHIP_KEYS = [
  'visible',
  'missed',
  'company',
  'sentiment',
  'source',
  'status',
  'branded',
  'topic',
  'prompt',
  'run',
  'platform',
  'window',
  'from',
  'search',
] as const;

/** Every condition of an address in words, and the address without it. */
export function chipsOf(address: AnswersAddress, scope: Scope): Chip[] {
  return CHIP_KEYS.flatMap((key) => {
    const label = clause(key, address, scope) ?? labelOf(key, address, scope);
    if (label === undefined) return [];
    const { [key]: _taken, ...without } = address;
    // Both ends of a range are one condition.
    if (key === 'from') delete without.to;
    return [{ label: label.charAt(0).toUpperCase() + label.slice(1), without }];
  });
}

/** What is true of the answers, after "in which". */
function clause(key: keyof AnswersAddress, address: AnswersAddress, scope: Scope): string | undefined {
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
  if (key === 'sentiment' && address.sentiment) return `${brand} is ${SENTIMENT[address.sentiment]}`;
  if (key === 'source' && address.source) {
    const { site, path } = splitAddress(address.source, scope?.source?.domain ?? '');
    return `${site}${path} is cited`;
  }
  return undefined;
}

/** Which answers are looked at. */
function labelOf(key: keyof AnswersAddress, address: AnswersAddress, scope: Scope): string | undefined {
  if (key === 'status' && address.status) {
    return address.status.includes('ANSWERED') ? 'Usable answers' : 'Failed measurements';
  }
  if (key === 'branded' && address.branded !== undefined) {
    return address.branded ? 'branded prompts' : 'unbranded prompts';
  }
  if (key === 'topic' && address.topic) return scope?.topic?.name ?? 'one topic';
  if (key === 'prompt' && address.prompt) return `“${scope?.prompt?.question ?? 'one prompt'}”`;
  if (key === 'run' && address.run) return 'one run';
  if (key === 'platform' && address.platform) return scope?.platform?.name ?? address.platform;
  if (key === 'window' && address.window) return WINDOW[address.window];
  if (key === 'search' && address.search) return `questions with “${address.search}”`;
  return key === 'from' ? rangeWords(address) : undefined;
}

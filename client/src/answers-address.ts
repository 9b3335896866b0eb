import type { AnswerStatus, SentimentBand, Surface, TimeWindow } from './schema.generated.ts';

/** Which answers a list shows, as its address says it; what is left out leaves nothing out. */
export interface AnswersAddress {
  visible?: boolean;
  missed?: boolean;
  company?: string;
  /** A company that is not named. */
  without?: string;
  sentiment?: SentimentBand;
  source?: string;
  /** A site's registrable domain. */
  site?: string;
  status?: readonly AnswerStatus[];
  branded?: boolean;
  topic?: string;
  prompt?: string;
  /** Asked as this persona; left out: asked plainly. */
  persona?: string;
  run?: string;
  platform?: string;
  /** Where they were asked. */
  surface?: Surface;
  from?: string;
  to?: string;
  window?: Exclude<TimeWindow, 'ALL'>;
  search?: string;
  /** Words that the answer's text has. */
  q?: string;
}

/** Measurements that are in no denominator. */
export const FAILED: readonly AnswerStatus[] = ['FAILED', 'REFUSED', 'EMPTY'];

const BANDS = ['POSITIVE', 'MIXED', 'NEGATIVE', 'UNJUDGED'] as const;
const STATUSES = ['ANSWERED', ...FAILED] as const;
const SURFACES = ['API', 'INTERFACE', 'IMPORT'] as const;
const WINDOWS = ['MONTH', 'WEEK'] as const;

type Parameter = {
  [Key in keyof Required<AnswersAddress>]: {
    read: (text: string) => AnswersAddress[Key];
    write: (value: NonNullable<AnswersAddress[Key]>) => string;
  };
};

const words = { read: (text: string) => text || undefined, write: (value: string) => value };
const yesOrNo = {
  read: (text: string) => (text === 'yes' ? true : text === 'no' ? false : undefined),
  write: (value: boolean) => (value ? 'yes' : 'no'),
};
const oneOf = <Value extends string>(values: readonly Value[]) => ({
  read: (text: string) => values.find((value) => value.toLowerCase() === text),
  write: (value: Value) => value.toLowerCase(),
});
const day = {
  read: (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined),
  write: words.write,
};

/** How each part is written; their order is that of the address. */
export const PARAMETERS: Parameter = {
  visible: yesOrNo,
  missed: yesOrNo,
  company: words,
  without: words,
  sentiment: oneOf(BANDS),
  source: words,
  site: words,
  status: {
    read: (text) => {
      const named = STATUSES.filter((status) => text.split(',').includes(status.toLowerCase()));
      return named.length > 0 ? named : undefined;
    },
    write: (statuses) => statuses.join(',').toLowerCase(),
  },
  branded: yesOrNo,
  topic: words,
  prompt: words,
  persona: words,
  run: words,
  platform: words,
  surface: oneOf(SURFACES),
  from: day,
  to: day,
  window: oneOf(WINDOWS),
  search: words,
  q: words,
};

export const KEYS = Object.keys(PARAMETERS) as (keyof AnswersAddress)[];

/** `?visible=yes&platform=chatgpt`; the same answers always have the same address. */
export function toSearch(address: AnswersAddress): string {
  const search = new URLSearchParams();
  const write = <Key extends keyof AnswersAddress>(key: Key) => {
    const value = address[key];
    if (value !== undefined)
      search.set(key, PARAMETERS[key].write(value as NonNullable<AnswersAddress[Key]>));
  };
  for (const key of KEYS) write(key);
  const text = search.toString();
  return text && `?${text}`;
}

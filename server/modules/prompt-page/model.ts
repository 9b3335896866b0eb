import type { DateRange } from '../../lib/days.ts';
import type { Mean } from '../../statistics/mean.ts';
import type { Rate } from '../../statistics/rates.ts';
import type { ListedAnswer, NamedCompany } from '../answers/list/model.ts';
import type { SiteOwner } from '../brands/model.ts';
import type { RateChange } from '../visibility/model.ts';
import type { FoundPrompt, LatestRow, PageRow, SiteRow, VariantRow } from './store.ts';

/** A prompt's usable answers in one bucket of days. */
export interface PromptPoint extends DateRange<string> {
  /** `2026-11-23` or `2026-W48`. */
  bucket: string;
  visibility: Rate;
  failed: number;
}

/** A prompt in the range just before. */
export interface PromptPeriod {
  range: DateRange<string>;
  visibility: Rate;
  history: PromptPoint[];
}

/** A platform's answers to one prompt. */
export interface PromptPlatform {
  platform: { key: string; name: string };
  visibility: Rate;
  failed: number;
  meanPosition: number | null;
  sentiment: Mean;
  /** Null without a usable answer. */
  latest: LatestRow | null;
}

/** A company in the answers to one prompt. */
export interface PromptCompany {
  company: NamedCompany;
  /** False for a discovered company, of which only the rate is known. */
  tracked: boolean;
  mentionRate: Rate;
  shareOfVoice: number | null;
  meanPosition: number | null;
  sentiment: Mean | null;
}

export interface PromptVariant {
  prompt: VariantRow;
  visibility: Rate;
}

/** One prompt in a range; what is costly or not always shown is read when it is asked for. */
export interface PromptPage {
  prompt: FoundPrompt;
  brand: NamedCompany | null;
  simulated: boolean;
  range: DateRange;
  visibility: Rate;
  visibilityStatus: 'GREAT' | 'MEDIUM' | 'POOR' | null;
  failed: number;
  history: PromptPoint[];
  readChange(): Promise<RateChange | null>;
  readPrevious(): Promise<PromptPeriod | null>;
  readPlatforms(): Promise<PromptPlatform[]>;
  readVariants(): Promise<PromptVariant[]>;
  readCompanies(): Promise<PromptCompany[]>;
  readSources(): Promise<(PageRow & { owner: SiteOwner })[]>;
  readSites(): Promise<(SiteRow & { owner: SiteOwner })[]>;
  /** @throws BAD_USER_INPUT naming the field */
  readLatest(first: number): Promise<ListedAnswer[]>;
}

import { parse } from 'tldts';
import { createAnalyser } from '../../../analysis/analyser.ts';
import type { AnalysedCitation, Span, TrackedCompany } from '../../../analysis/types.ts';
import { oneLine } from '../../../lib/format.ts';
import { round } from '../../../statistics/arithmetic.ts';
import type { AnswerStatus } from '../../answers/model.ts';
import { createBrandMatcher } from '../../prompts/brand-matcher.ts';
import type { PlatformName, ReportAnswer } from './model.ts';

export interface ContentInput {
  company: string;
  /** Registrable domain. */
  website: string | null;
  competitors: string[];
  searchTopics: string[];
  /** In the visitor's order; all of them are reported. */
  prompts: readonly string[];
  /** The company to search for; its domain identifies its own pages. */
  brand: TrackedCompany;
  rivals: readonly TrackedCompany[];
  /** In the order they are asked in. */
  platforms: readonly PlatformName[];
  /** In any order. A prompt without an answer of a platform counts as a failed measurement. */
  answers: readonly ReportAnswer[];
  simulated: boolean;
  /** ISO 8601. */
  madeAt: string;
}

export interface NamedCompany {
  name: string;
  isBrand: boolean;
  /** 1 is first. */
  position: number;
  /** Ascending; at least one. */
  spans: readonly Span[];
  /** 0–100 with two decimals; null when it could not be judged. */
  sentiment: number | null;
}

/** One platform's analysed answer to one prompt. */
export interface AnswerView {
  /** Index among the prompts. */
  prompt: number;
  question: string;
  /** The question names the brand. */
  branded: boolean;
  platform: PlatformName;
  model: string | null;
  status: AnswerStatus;
  failure: string | null;
  text: string;
  /** ISO 8601; null without an answer. */
  collectedAt: string | null;
  /** In order of position; empty for a failed measurement. */
  named: readonly NamedCompany[];
  /** ISO 639-1 code of a language that cannot be judged; else null. */
  unsupportedLanguage: string | null;
  /** The brand among `named`. */
  brand: NamedCompany | null;
  citations: readonly AnalysedCitation[];
}

/**
 * Analyses every prompt on every platform as on the dashboard, in the order of prompts, then platforms. Failed
 * measurements have no mentions and citations.
 */
export function readAnswers({ prompts, platforms, answers, brand, rivals }: ContentInput): AnswerView[] {
  const analyse = createAnalyser([brand, ...rivals]);
  const names = new Map(rivals.map(({ id, name }) => [id, name]));
  const namesBrand = createBrandMatcher({ ...brand, aliases: [...brand.aliases], kind: 'brand' });
  const stored = new Map(answers.map((answer) => [answerKey(answer.prompt, answer.platform), answer]));
  return prompts.flatMap((question, prompt) => {
    const branded = namesBrand(question);
    return platforms.map((platform): AnswerView => {
      const answer = stored.get(answerKey(prompt, platform.key));
      const outcome = { prompt, question, branded, platform, ...outcomeOf(answer) };
      if (outcome.status !== 'answered') {
        return { ...outcome, named: [], unsupportedLanguage: null, brand: null, citations: [] };
      }
      const found = analyse({ text: outcome.text, sources: answer?.sources ?? [] });
      const { mentions, unsupportedLanguage } = found;
      const citations = found.citations.map((page) => ({
        ...page,
        title: pageTitle(page.title, page.domain),
      }));
      const named = mentions.map(({ companyId, position, spans, sentiment }) => ({
        name: names.get(companyId) ?? brand.name,
        isBrand: companyId === brand.id,
        position,
        spans,
        sentiment: sentiment === null ? null : round(sentiment, 2),
      }));
      return {
        ...outcome,
        named,
        unsupportedLanguage,
        brand: named.find(({ isBrand }) => isBrand) ?? null,
        citations,
      };
    });
  });
}

/** Answers that count; anything else is a failed measurement. */
export const usable = (answers: readonly AnswerView[]) =>
  answers.filter(({ status }) => status === 'answered');

/** Answers to prompts that do not name the brand. */
export const generic = (answers: readonly AnswerView[]) => answers.filter(({ branded }) => !branded);

const answerKey = (prompt: number, platform: string) => `${prompt} ${platform}`;

type Outcome = Pick<AnswerView, 'model' | 'status' | 'failure' | 'text' | 'collectedAt'>;

function outcomeOf(answer: ReportAnswer | undefined): Outcome {
  if (!answer)
    return { model: null, status: 'failed', failure: 'It was not asked.', text: '', collectedAt: null };
  const { model, status, failure, text, collectedAt } = answer;
  return {
    model,
    status,
    failure: status === 'answered' ? null : (failure ?? DEFAULT_FAILURES[status]),
    text,
    collectedAt,
  };
}

const DEFAULT_FAILURES = {
  failed: 'The platform could not be asked.',
  refused: 'The platform refused to answer.',
  empty: 'The answer was empty.',
};

/** A cited page's title; empty if it only names the site (“The Spruce Eats” for thespruceeats.com), as some platforms do. */
export function pageTitle(title: string, domain: string): string {
  const letters = normalizeTitle(title);
  const names = [domain, parse(domain).domainWithoutSuffix ?? ''].map(normalizeTitle);
  return names.includes(letters) || names.includes(letters.replace(/^the/, '')) ? '' : oneLine(title);
}

const normalizeTitle = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]+/gu, '');

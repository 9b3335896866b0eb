import type { Logger } from 'pino';
import { languageDetector } from '../../analysis/text/language-detector.ts';
import type { Config } from '../../config/config.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { Category } from '../suggestions/catalogue/catalogue.ts';
import { parseInput } from '../suggestions/input.ts';
import type { Basis, SuggestedSearchTopics } from '../suggestions/model.ts';
import type { SuggestionsService } from '../suggestions/service.ts';
import {
  languageOfDomain,
  languageOfTag,
  type PromptLanguage,
} from '../suggestions/wording/translated/languages.ts';
import {
  type CompanyInput,
  companyInput,
  MAX_COMPETITORS,
  type PromptsInput,
  promptsInput,
  type SearchTopicsInput,
  searchTopicsInput,
} from './input.ts';
import { createSiteHints, type SiteAccess } from './site/site-hints.ts';
import { registrableDomain } from './site/visitor-website.ts';
import { createVisitorLimits } from './visitor-limits.ts';
import { visitorName } from './visitor-text.ts';

/**
 * Suggestions for a visitor's report, for the visitor to review; nothing is stored. Each method validates its input, then
 * counts the visitor's IP address against the limits of `visitor-limits.ts`.
 * @throws BAD_USER_INPUT naming the invalid field; RATE_LIMITED; UNAVAILABLE on a server that makes no reports
 */
export interface WizardService {
  categories(): readonly Category[];
  /** The URL of a known company's site; null when unknown. */
  website(ip: string, input: CompanyInput): Promise<string | null>;
  /** At most 5 likely competitors; `basis` is null without any. */
  competitors(ip: string, input: CompanyInput): Promise<{ competitors: string[]; basis: Basis | null }>;
  /** What its customers search for, at most 10 phrases. */
  searchTopics(ip: string, input: SearchTopicsInput): Promise<SuggestedSearchTopics>;
  /** 8 generic questions, then 2–4 that name the company. */
  prompts(
    ip: string,
    input: PromptsInput,
  ): Promise<{ prompts: string[]; basis: Basis; language: PromptLanguage }>;
}

interface WizardDeps {
  /** With the chat model limited by `visitorModel`. */
  suggestions: SuggestionsService;
  sites: SiteAccess;
  rateLimiter: RateLimiter;
  log: Logger;
  config: Pick<Config, 'reports'>;
}

export function createWizardService({
  suggestions,
  sites,
  rateLimiter,
  log,
  config,
}: WizardDeps): WizardService {
  const hints = createSiteHints({ access: sites, log });
  const limits = createVisitorLimits(rateLimiter, config.reports.enabled);

  /** Adds the home page's description of a company that the catalogue lacks. */
  async function describeCompany(ip: string, name: string, website: string | null) {
    const company = { name, domain: website && registrableDomain(website), description: null };
    if (!website || suggestions.knows(company)) return company;
    return { ...company, description: await hints.of(website, () => limits.consumePage(ip)) };
  }

  return {
    categories: () => suggestions.categories(),

    async website(ip, input) {
      const { companyName } = parseInput(companyInput, input);
      await limits.countSuggestion(ip);
      const domain = suggestions.site(companyName);
      return domain && `https://${domain}`;
    },

    async competitors(ip, input) {
      const { companyName, website } = parseInput(companyInput, input);
      await limits.countSuggestion(ip);
      const companies = await suggestions.competitors(await describeCompany(ip, companyName, website));
      // The next step validates these names again.
      const valid = companies.filter(({ name }) => visitorName.safeParse(name).success);
      return {
        competitors: valid.slice(0, MAX_COMPETITORS).map(({ name }) => name),
        basis: valid[0]?.basis ?? null,
      };
    },

    async searchTopics(ip, input) {
      const { companyName, website, ...rest } = parseInput(searchTopicsInput, input);
      await limits.countSuggestion(ip);
      const company = rest.category
        ? { name: companyName, domain: website && registrableDomain(website), description: null }
        : await describeCompany(ip, companyName, website);
      const language =
        rest.language ?? languageOfDomain(company.domain) ?? languageOfText(company.description);
      const suggested = await suggestions.searchTopics({ ...company, ...rest, language });
      const topics = suggested.topics.filter((topic) => visitorName.safeParse(topic).success);
      return { ...suggested, topics, basis: topics.length > 0 ? suggested.basis : null };
    },

    async prompts(ip, input) {
      const { companyName, website, ...rest } = parseInput(promptsInput, input);
      await limits.countSuggestion(ip);
      const company = { name: companyName, domain: website && registrableDomain(website) };
      const { basis, language, generic, branded } = await suggestions.searchPrompts({ ...company, ...rest });
      return { prompts: [...generic, ...branded], basis, language };
    },
  };
}

/** The language of what a home page says of its company; null where that is too little to tell, or another. */
function languageOfText(text: string | null): PromptLanguage | null {
  if (!text) return null;
  const detected = languageDetector().detect(text);
  return detected.isReliable() ? languageOfTag(detected.language) : null;
}

import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { Basis, Category, SuggestedSearchTopics } from '../suggestions/model.ts';
import type { SuggestionsService } from '../suggestions/service.ts';
import { createAdmission } from './admission.ts';
import {
  type CompanyQuestion,
  checked,
  companyQuestion,
  MOST_COMPETITORS,
  type PromptsQuestion,
  promptsQuestion,
  type SearchTopicsQuestion,
  searchTopicsQuestion,
} from './input.ts';
import { createSiteHints, type SiteAccess } from './site/site-hints.ts';
import { domainOf } from './site/visitor-website.ts';
import { visitorName } from './visitor-text.ts';

/**
 * What a visitor's report starts from; all of it is to be looked over by the visitor, and nothing of it is stored.
 * Each method counts the visitor's address against the limits of `admission.ts` once its input is found good.
 * @throws BAD_USER_INPUT naming the field at fault; RATE_LIMITED; UNAVAILABLE on a server that makes no reports
 */
export interface WizardService {
  /** All kinds of business that search topics can be proposed for. */
  categories(): readonly Category[];
  /** The site of a known company as an address; null for any other, none is made up. */
  website(ip: string, question: CompanyQuestion): Promise<string | null>;
  /** Companies it is likely compared with, at most 5; no basis without any. */
  competitors(ip: string, question: CompanyQuestion): Promise<{ competitors: string[]; basis: Basis | null }>;
  /** What its customers search for, at most 10 phrases. */
  searchTopics(ip: string, question: SearchTopicsQuestion): Promise<SuggestedSearchTopics>;
  /** 8 questions that do not name the company, then 2–4 that do. */
  prompts(ip: string, question: PromptsQuestion): Promise<{ prompts: string[]; basis: Basis }>;
}

interface WizardDeps {
  /** With a chat model that has the visitors' ceiling, if any. */
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
  const admission = createAdmission(rateLimiter, config.reports.enabled);

  /** The company as suggestions take it, with what its home page says where the catalogue does not know it. */
  async function described(ip: string, name: string, website: string | null) {
    const company = { name, domain: website && domainOf(website) };
    if (!website || suggestions.knows(company)) return company;
    return { ...company, description: await hints.of(website, () => admission.mayReadPage(ip)) };
  }

  return {
    categories: () => suggestions.categories(),

    async website(ip, question) {
      const { companyName } = checked(companyQuestion, question);
      await admission.countProposal(ip);
      const domain = suggestions.site(companyName);
      return domain && `https://${domain}`;
    },

    async competitors(ip, question) {
      const { companyName, website } = checked(companyQuestion, question);
      await admission.countProposal(ip);
      const companies = await suggestions.competitors(await described(ip, companyName, website));
      // What is proposed here is sent back by the next step, which takes no other names.
      const fitting = companies.filter(({ name }) => visitorName.safeParse(name).success);
      return {
        competitors: fitting.slice(0, MOST_COMPETITORS).map(({ name }) => name),
        basis: fitting[0]?.basis ?? null,
      };
    },

    async searchTopics(ip, question) {
      const { companyName, website, ...given } = checked(searchTopicsQuestion, question);
      await admission.countProposal(ip);
      const company = given.category
        ? { name: companyName, domain: website && domainOf(website) }
        : await described(ip, companyName, website);
      const found = await suggestions.searchTopics({ ...company, ...given });
      const topics = found.topics.filter((topic) => visitorName.safeParse(topic).success);
      return { ...found, topics, basis: topics.length > 0 ? found.basis : null };
    },

    async prompts(ip, question) {
      const { companyName, website, ...given } = checked(promptsQuestion, question);
      await admission.countProposal(ip);
      const company = { name: companyName, domain: website && domainOf(website) };
      const { basis, generic, branded } = await suggestions.searchPrompts({ ...company, ...given });
      return { prompts: [...generic, ...branded], basis };
    },
  };
}

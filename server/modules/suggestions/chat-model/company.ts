import { z } from 'zod';
import type { ChatModel } from '../../../chat-model/chat-model.ts';
import { CATALOGUE, type Category, categoryByKey } from '../catalogue/catalogue.ts';
import type { ParsedBusinessInput } from '../input.ts';
import type { SuggestedCompany } from '../model.ts';
import { cleanDomain, cleanLine, withoutRepeats } from './clean.ts';

const competitorsAnswer = z.object({
  companies: z.array(z.object({ name: z.string().max(200), domain: z.string().max(300).nullable() })).max(30),
});

const INSTRUCTIONS = [
  'A company is given as JSON. Name up to 10 real companies that its customers are most likely to consider instead,',
  'the closest rivals first. Give each one’s usual name and the domain of its own website, null when you are not sure.',
  'Name none that you do not know to exist, and not the company itself. If you do not know the company and its',
  'category does not tell what it does, give an empty list.',
].join('\n');

/**
 * Asks the chat model for competitors.
 * @throws ChatModelError
 */
export async function askForCompetitors(
  model: ChatModel,
  question: ParsedBusinessInput,
  maxCompanies: number,
): Promise<SuggestedCompany[]> {
  const { value } = await model.object({
    instructions: INSTRUCTIONS,
    input: JSON.stringify(question),
    schema: competitorsAnswer,
    maxOutputTokens: 1500,
  });
  const companies = value.companies.flatMap(({ name, domain }) => {
    const clean = cleanLine(name, 120);
    return clean && /[\p{L}\p{N}]/u.test(clean)
      ? [{ name: clean, domain: cleanDomain(clean, domain), basis: 'model' as const }]
      : [];
  });
  return withoutRepeats(companies, ({ name }) => name)
    .filter(({ name, domain }) => !isSame(name, domain, question))
    .slice(0, maxCompanies);
}

const isSame = (name: string, domain: string | null, company: ParsedBusinessInput) =>
  name.toLowerCase() === company.name.toLowerCase() || (domain !== null && domain === company.domain);

const categoryAnswer = z.object({ key: z.string().max(100).nullable() });

/**
 * Asks the chat model for a company's category in the catalogue.
 * @returns null when none fits
 * @throws ChatModelError
 */
export async function askForCategory(
  model: ChatModel,
  question: ParsedBusinessInput,
): Promise<Category | null> {
  const choices = CATALOGUE.map(({ key, label }) => `${key}: ${label}`).join('\n');
  const { value } = await model.object({
    instructions: `A company is given as JSON. Choose the key of the category it belongs to, null when none fits or you do not know:\n${choices}`,
    input: JSON.stringify(question),
    schema: categoryAnswer,
    maxOutputTokens: 100,
  });
  return value.key === null ? null : categoryByKey(value.key);
}

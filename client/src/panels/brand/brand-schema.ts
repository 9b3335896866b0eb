import * as z from 'zod/mini';

/** The most the server takes; it checks again, and knows of domains and of names given twice. */
export const LIMITS = { name: 120, aliases: 50, competitors: 100, domain: 2048 };

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'A name is needed.'),
    z.maxLength(LIMITS.name, `At most ${LIMITS.name} characters.`),
  );

const company = z.object({
  /** Null before it is saved for the first time. */
  companyId: z.nullable(z.string()),
  name,
  domain: z.string().check(z.trim(), z.maxLength(LIMITS.domain, `At most ${LIMITS.domain} characters.`)),
  aliases: z.array(name),
});

export const brandSchema = z.object({ brand: company, competitors: z.array(company) });

/** What the brand form holds. */
export type BrandValues = z.infer<typeof brandSchema>;
export type CompanyValues = BrandValues['brand'];

/** Where in the form a company stands. */
export type CompanyPath = 'brand' | `competitors.${number}`;

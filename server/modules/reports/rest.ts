import { z } from 'zod';
import { badInput } from '../../errors.ts';
import type { VisitorFile } from '../../http/rest/file.ts';
import type { Post } from '../../http/rest/post.ts';
import { success } from '../../http/rest/route.ts';

/** The service validates the values; the route only renames the fields. */
const body = z.object({
  email: z.unknown().optional(),
  brand: z.unknown().optional(),
  website: z.unknown().optional(),
  competitors: z.unknown().optional(),
  keywords: z.unknown().optional(),
  prompts: z.unknown().optional(),
});

const ROUTE_NAMES: Readonly<Record<string, string>> = { companyName: 'brand', searchTopics: 'keywords' };

export function reportRoutes(post: Post, file: VisitorFile): void {
  post('email/enhanced-report', body, async ({ services, ip, body: { brand, keywords, ...rest } }) => {
    const requested = await services.reports.request(ip, {
      ...rest,
      companyName: brand,
      searchTopics: keywords,
    });
    if (requested.ok) return success({ confirmationNeeded: requested.confirmationNeeded });
    const [{ field, message } = { field: 'body', message: 'The request is invalid.' }] = requested.errors;
    const named = nameInRoute(field);
    throw badInput(named, `${named}: ${message}`);
  });

  file('reports/:token.pdf', 'application/pdf', ({ services, ip, params }) =>
    services.reports.reader.pdf(ip, params.token ?? ''),
  );
}

/** `searchTopics.2` is `keywords.2` in the route. */
function nameInRoute(field: string): string {
  const [first = '', ...rest] = field.split('.');
  return [ROUTE_NAMES[first] ?? first, ...rest].join('.');
}

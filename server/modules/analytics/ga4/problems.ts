import { z } from 'zod';

/** Which input a person has to look at. */
type ProblemField = 'key' | 'propertyId';

/** Google gave no figures; the message says to users why, and what to do. */
export class AnalyticsProblem extends Error {
  override name = 'AnalyticsProblem';
  /** Null: nothing that was entered is at fault. */
  readonly field: ProblemField | null;

  constructor(field: ProblemField | null, message: string, options?: ErrorOptions) {
    super(message, options);
    this.field = field;
  }
}

/** Of Google's own words so many characters are shown. */
const MAX_QUOTED = 200;

/** https://cloud.google.com/apis/design/errors */
const apiError = z.object({
  error: z.object({
    status: z.string().default(''),
    message: z.string().default(''),
    details: z.array(z.looseObject({ reason: z.string().optional() })).default([]),
  }),
});

/** RFC 6749, section 5.2. */
const tokenError = z.object({ error: z.string(), error_description: z.string().default('') });

/** What a refused request for an access token means. @param body the reply, parsed */
export function tokenProblem(status: number, body: unknown): AnalyticsProblem {
  const parsed = tokenError.safeParse(body);
  if (status >= 500 || !parsed.success) return googleFailed(status);
  const { error, error_description: description } = parsed.data;
  return new AnalyticsProblem(
    'key',
    `Google does not take the key (${quote(description || error)}). It may be deleted or disabled, or this server’s clock is wrong: ` +
      'make a new key for the service account and connect again.',
  );
}

/** What a refused report means. */
export function reportProblem(status: number, body: unknown, clientEmail: string): AnalyticsProblem {
  const parsed = apiError.safeParse(body);
  const { message = '', details = [] } = parsed.success ? parsed.data.error : {};
  if (status === 401) {
    return new AnalyticsProblem('key', 'Google does not take the key: make a new one and connect again.');
  }
  if (status === 403 && details.some(({ reason }) => reason === 'SERVICE_DISABLED')) {
    return new AnalyticsProblem(
      'key',
      'The Google Analytics Data API is off in the Cloud project of the service account. Turn it on there (APIs & Services › Library), and try again some minutes later.',
    );
  }
  if (status === 403) {
    return new AnalyticsProblem(
      'propertyId',
      `The service account may not read this property. In Google Analytics, Admin › Property access management, add ${clientEmail} as a viewer, or check the property’s number.`,
    );
  }
  if (status === 429) {
    return new AnalyticsProblem(
      null,
      'The property’s quota of Google’s Data API is used up. It is read again tomorrow; other programs that read the property share its quota.',
    );
  }
  if (status === 400 || status === 404) {
    return new AnalyticsProblem('propertyId', `Google does not take the request: ${quote(message)}`);
  }
  return googleFailed(status);
}

const googleFailed = (status: number) =>
  new AnalyticsProblem(
    null,
    `Google’s service replied with status ${status}. It is tried again tomorrow; “Read now” tries at once.`,
  );

const quote = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_QUOTED) || 'no reason given';

import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { importSPKI, type JWTPayload, jwtVerify } from 'jose';

/** A row of a property: what its sessions of one day, landing page, source and medium came to. */
export interface GoogleRow {
  /** YYYY-MM-DD. */
  date: string;
  landingPage: string;
  sessionSource: string;
  sessionMedium: string;
  sessions: number;
  keyEvents?: number;
  totalRevenue?: number;
}

interface Filter {
  filter?: { fieldName: string; stringFilter: { matchType: string; value: string } };
  orGroup?: { expressions: Filter[] };
}

/** The body of `runReport`. */
export interface ReportBody {
  dateRanges: { startDate: string; endDate: string }[];
  dimensions: { name: string }[];
  metrics: { name: string }[];
  dimensionFilter: Filter;
  orderBys: { dimension: { dimensionName: string } }[];
  offset: string;
  limit: string;
}

/** A stand-in for Google's token endpoint and its Analytics Data API, as documented. */
export interface GoogleServer {
  /** What `Config.google` is for it. */
  config: { dataUrl: string; tokenUrl: string; allowPrivate: boolean };
  /** The key file of the service account that may read `property`. */
  keyFile: string;
  clientEmail: string;
  property: string;
  rows: GoogleRow[];
  metadata: Record<string, unknown>;
  /** Replaces the next replies of the path `token` or `runReport`. */
  failures: Partial<Record<'token' | 'runReport', { status: number; body: unknown }>>;
  /** Rows of a page at most, whatever the request says. */
  maxPage: number;
  /** Verified claims, and bodies of reports, in the order they came. */
  claims: JWTPayload[];
  reports: ReportBody[];
  close(): Promise<void>;
}

const TOKEN = 'ya29.stand-in';
const METRIC_TYPES: Record<string, string> = {
  sessions: 'TYPE_INTEGER',
  keyEvents: 'TYPE_FLOAT',
  totalRevenue: 'TYPE_CURRENCY',
};

export const googleError = (code: number, status: string, message: string, details: object[] = []) => ({
  status: code,
  body: { error: { code, message, status, ...(details.length > 0 && { details }) } },
});

export async function startGoogle(): Promise<GoogleServer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const clientEmail = 'reader@sample-project.iam.gserviceaccount.com';
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const path = request.url ?? '';
    if (path === '/token') return replyToken(response, body);
    const [, property] = /^\/v1beta\/properties\/(\d+):runReport$/.exec(path) ?? [];
    if (request.method === 'POST' && property) return replyReport(response, property, request.headers, body);
    sendJson(response, 404, { error: { code: 404, message: 'Not found', status: 'NOT_FOUND' } });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function replyToken(response: ServerResponse, body: string) {
    const { token: failure } = google.failures;
    if (failure) return sendJson(response, failure.status, failure.body);
    const form = new URLSearchParams(body);
    const invalid = (description: string) =>
      sendJson(response, 400, { error: 'invalid_grant', error_description: description });
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') {
      return sendJson(response, 400, {
        error: 'unsupported_grant_type',
        error_description: 'Invalid grant_type',
      });
    }
    try {
      const { payload } = await jwtVerify(form.get('assertion') ?? '', await importSPKI(publicKey, 'RS256'), {
        ...{ algorithms: ['RS256'], audience: google.config.tokenUrl, issuer: clientEmail },
        // Tests have clocks of their own.
        ...{ requiredClaims: ['iat', 'exp', 'scope'], clockTolerance: Number.MAX_SAFE_INTEGER },
      });
      if ((payload.exp ?? 0) - (payload.iat ?? 0) > 3600)
        return invalid('Token must be a short-lived token.');
      google.claims.push(payload);
    } catch {
      return invalid('Invalid JWT Signature.');
    }
    sendJson(response, 200, { access_token: TOKEN, expires_in: 3599, token_type: 'Bearer' });
  }

  function replyReport(
    response: ServerResponse,
    property: string,
    headers: IncomingHttpHeaders,
    text: string,
  ) {
    const { runReport: failure } = google.failures;
    if (failure) return sendJson(response, failure.status, failure.body);
    const fail = (code: number, status: string, message: string) =>
      sendJson(response, code, googleError(code, status, message).body);
    if (headers.authorization !== `Bearer ${TOKEN}`) {
      return fail(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
    }
    if (property !== google.property) {
      return fail(403, 'PERMISSION_DENIED', 'User does not have sufficient permissions for this property.');
    }
    const body = JSON.parse(text) as ReportBody;
    google.reports.push(body);
    sendJson(response, 200, reportOf(google, body));
  }

  const google: GoogleServer = {
    config: { dataUrl: origin, tokenUrl: `${origin}/token`, allowPrivate: true },
    keyFile: JSON.stringify({
      ...{ type: 'service_account', project_id: 'sample-project', private_key_id: 'kid-1' },
      ...{ private_key: privateKey, client_email: clientEmail, client_id: '1' },
      // Another service must not be sent the signed request.
      token_uri: 'https://attacker.example/token',
    }),
    ...{ clientEmail, property: '123456789', rows: [], failures: {}, maxPage: 250_000 },
    metadata: { currencyCode: 'EUR', timeZone: 'Europe/Berlin' },
    ...{ claims: [], reports: [] },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return google;
}

/** Rows that match, in the asked order; sums of rows with the same dimensions; a part of them. */
function reportOf({ rows, metadata, maxPage }: GoogleServer, body: ReportBody) {
  const names = body.dimensions.map(({ name }) => name);
  const [{ startDate, endDate } = { startDate: '', endDate: '' }] = body.dateRanges;
  const found = rows
    .filter(({ date }) => date >= startDate && date <= endDate)
    .map((row) => ({ ...row, date: row.date.replaceAll('-', '') }) as unknown as Record<string, string>)
    .filter((row) => matches(row, body.dimensionFilter));
  const keys = body.orderBys.map(({ dimension }) => dimension.dimensionName);
  const order = (row: Record<string, string>) => keys.map((key) => row[key]).join('\n');
  const sorted = found.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
  const offset = Number(body.offset);
  const page = sorted.slice(offset, offset + Math.min(Number(body.limit), maxPage));
  return {
    dimensionHeaders: names.map((name) => ({ name })),
    metricHeaders: body.metrics.map(({ name }) => ({ name, type: METRIC_TYPES[name] })),
    // Left out when there are none, as JSON of protocol buffers leaves out empty lists and zeros.
    ...(page.length > 0 && {
      rows: page.map((row) => ({
        dimensionValues: names.map((name) => ({ value: row[name] })),
        metricValues: body.metrics.map(({ name }) => ({ value: String(row[name] ?? 0) })),
      })),
      rowCount: sorted.length,
    }),
    metadata,
    kind: 'analyticsData#runReport',
  };
}

function matches(row: Record<string, string>, { filter, orGroup }: Filter): boolean {
  if (orGroup) return orGroup.expressions.some((expression) => matches(row, expression));
  if (!filter) return true;
  const value = (row[filter.fieldName] ?? '').toLowerCase();
  const { matchType, value: wanted } = filter.stringFilter;
  if (matchType === 'EXACT') return value === wanted;
  if (matchType === 'FULL_REGEXP') return new RegExp(`^(?:${wanted})$`).test(value);
  throw new Error(`The stand-in does not know ${matchType}.`);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
}

import type { IncomingHttpHeaders } from 'node:http';

/** The token of an `Authorization: Bearer …` header. */
export const bearerToken = ({ headers }: { headers: IncomingHttpHeaders }): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];

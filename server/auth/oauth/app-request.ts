import type { UnknownObject } from 'oidc-provider';
import { type ResourceName, resourceUrl } from './addresses.ts';

/** What an app asks for, as the person is shown it. */
export interface AppRequest {
  /** As it calls itself; anybody can take any name. */
  name: string;
  /** Where it is, or where its replies go. */
  host: string;
  /** The reply goes to a program on the person's computer. */
  local: boolean;
  /** It may be given more than reading. */
  canWrite: boolean;
  resource: ResourceName;
}

interface ClientFacts {
  clientId: string;
  clientName?: string | undefined;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads a checked authorization request. */
export function describeRequest(
  { clientId, clientName }: ClientFacts,
  { redirect_uri: redirect, scope, resource }: UnknownObject,
  origin: string,
): AppRequest {
  const reply = URL.parse(String(redirect));
  // Programs can have an address of their own, such as `cursor://…`.
  const local = reply?.protocol !== 'https:' || LOOPBACK.has(reply.hostname);
  // A document is fetched from its address, so that its host is known to stand for the client.
  const document = clientId.startsWith('https:') ? URL.parse(clientId) : null;
  const host = document?.host ?? (reply?.protocol === 'https:' ? reply.host : 'this computer');
  return {
    name: clientName ?? host,
    host,
    local,
    canWrite: String(scope).split(' ').includes('write'),
    resource: [resource].flat()[0] === resourceUrl(origin, 'graphql') ? 'graphql' : 'mcp',
  };
}

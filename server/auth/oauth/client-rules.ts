import { type ClientMetadata, errors } from 'oidc-provider';

const MAX_REDIRECTS = 10;
const MAX_URI_LENGTH = 500;
const MAX_NAME_LENGTH = 80;

/** What is kept of what a client says about itself; nothing else is used. */
const KEPT = new Set([
  'client_id',
  'client_id_issued_at',
  'client_name',
  'redirect_uris',
  'grant_types',
  'response_types',
  'application_type',
  'token_endpoint_auth_method',
  'token_endpoint_auth_signing_alg',
  'jwks',
  'jwks_uri',
  'id_token_signed_response_alg',
  'subject_type',
]);

const OURS = new Set(['authorization_code', 'refresh_token']);

const invalid = (message: string) => new errors.InvalidClientMetadata(message);

/**
 * Checks and simplifies what a client says about itself, when it registers and when its document was fetched. A client has
 * no secret: what it asks for instead of `private_key_jwt` becomes `none` (RFC 7591, section 2). Programs on a person's
 * computer may use any port for their reply (RFC 8252, section 7.3), which the library allows native clients only.
 * @throws InvalidClientMetadata naming the field
 */
export function applyClientRules(metadata: ClientMetadata): void {
  const given = metadata as Record<string, unknown>;
  for (const key of Object.keys(given)) if (!KEPT.has(key)) delete given[key];
  given.client_name = readName(given.client_name);
  const uris = readRedirects(given.redirect_uris);
  given.application_type = uris.every((uri) => uri.startsWith('https:')) ? 'web' : 'native';
  given.response_types = ['code'];
  const grants = Array.isArray(given.grant_types) ? given.grant_types : [];
  given.grant_types = [...new Set(['authorization_code', ...grants.filter((type) => OURS.has(type))])];
  if (given.token_endpoint_auth_method === 'private_key_jwt') return;
  given.token_endpoint_auth_method = 'none';
  for (const key of ['token_endpoint_auth_signing_alg', 'jwks', 'jwks_uri']) delete given[key];
}

/** Without characters that could hide or turn around what stands beside the name. */
function readName(name: unknown): string | undefined {
  if (name === undefined) return undefined;
  if (typeof name !== 'string') throw invalid('client_name must be a string');
  const shown = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  if (shown.length > MAX_NAME_LENGTH)
    throw invalid(`client_name must have at most ${MAX_NAME_LENGTH} characters`);
  return shown === '' ? undefined : shown;
}

function readRedirects(uris: unknown): string[] {
  if (!Array.isArray(uris) || uris.length === 0 || uris.length > MAX_REDIRECTS)
    throw invalid(`redirect_uris must list 1 to ${MAX_REDIRECTS} addresses`);
  for (const uri of uris) {
    if (typeof uri !== 'string' || uri.length > MAX_URI_LENGTH)
      throw invalid(`redirect_uris must have at most ${MAX_URI_LENGTH} characters each`);
  }
  return uris;
}

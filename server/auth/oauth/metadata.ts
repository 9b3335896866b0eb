import { type ResourceName, ROUTES, resourceUrl } from './addresses.ts';

/** What apps need to know to sign a person in (RFC 8414). */
export const serverMetadata = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: origin + ROUTES.authorization,
  token_endpoint: origin + ROUTES.token,
  registration_endpoint: origin + ROUTES.registration,
  revocation_endpoint: origin + ROUTES.revocation,
  scopes_supported: ['read', 'write'],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none', 'private_key_jwt'],
  token_endpoint_auth_signing_alg_values_supported: ['ES256', 'RS256', 'PS256', 'EdDSA', 'Ed25519'],
  revocation_endpoint_auth_methods_supported: ['none', 'private_key_jwt'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
});

/** Whom a resource lets in (RFC 9728). */
export const resourceMetadata = (origin: string, name: ResourceName) => ({
  resource: resourceUrl(origin, name),
  authorization_servers: [origin],
  scopes_supported: ['read', 'write'],
  bearer_methods_supported: ['header'],
  resource_name: 'Sightline',
});

const unused = () => {
  throw new Error('Signing in with a passkey is left out of this build.');
};

/** Stands in for the half of the auth client that signs people in with passkeys, which nothing here offers. */
export class WebAuthnApi {}
export const webAuthnAbortService = { createNewAbortSignal: unused, cancelCeremony: unused };
export const browserSupportsWebAuthn = () => false;
export const createCredential = unused;
export const getCredential = unused;
export const deserializeCredentialCreationOptions = unused;
export const deserializeCredentialRequestOptions = unused;
export const serializeCredentialCreationResponse = unused;
export const serializeCredentialRequestResponse = unused;

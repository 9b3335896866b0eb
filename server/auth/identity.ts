/** The user of a verified access token. Only the e-mail address can be chosen by the user. */
export interface Identity {
  userId: string;
  email: string;
  sessionId: string;
}

/** Verifies access tokens: signature, issuer, audience, expiry, role and, with the embedded sign-in, the session. */
export interface TokenVerifier {
  /** @returns null for an invalid token; throws only when it cannot be verified */
  verify(token: string): Promise<Identity | null>;
  /** The identity of a recently verified token; undefined for any other. */
  known(token: string): Identity | undefined;
  /** Forgets a user's verified tokens after one of their sessions ended. */
  forget(userId: string): void;
}

/** Who a verified access token speaks for. Nothing in it may be written by its user, but for the e-mail. */
export interface Identity {
  userId: string;
  email: string;
  sessionId: string;
}

/** Checks access tokens: signature, issuer, audience, expiry, role, and (embedded) that the session still is. */
export interface TokenVerifier {
  /** @returns null for anything that must not be trusted; throws only when it could not be checked */
  verify(token: string): Promise<Identity | null>;
  /** Sessions of this person ended: whatever was remembered of them is asked anew. */
  forget(userId: string): void;
}

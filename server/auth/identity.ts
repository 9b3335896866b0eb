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
  /** The same without waiting, for a token that was found good a moment ago; undefined for any other. */
  known(token: string): Identity | undefined;
  /** Sessions of this person ended: whatever was remembered of them is asked anew. */
  forget(userId: string): void;
}

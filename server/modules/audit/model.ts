/** A change that somebody made in an account, a sign-in, or data that somebody took out of it. */
export interface AuditEvent {
  id: string;
  /** ISO 8601; of the latest of `times`. */
  at: string;
  /** Null once the person has deleted their account. */
  email: string | null;
  /** By an API token of the person. */
  byToken: boolean;
  /** Such as “Archived prompts”. */
  action: string;
  detail: string | null;
  /** The same action by the same person within an hour is one event. */
  times: number;
}

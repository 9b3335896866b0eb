/** What a client may learn of a failure: a code it can branch on, words we wrote, and the input at fault. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'ACCOUNT_FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_LARGE'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE';

const STATUS: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  ACCOUNT_FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** The only kind of error whose message reaches a client; everything else is masked. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** The parameter or input field at fault, where there is one. */
  readonly field: string | undefined;
  /** Seconds after which the same may work, where that is known. */
  retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, field?: string) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.field = field;
  }

  /** The HTTP status of the REST surface. */
  get status(): number {
    return STATUS[this.code];
  }
}

export const badInput = (field: string, message: string) => new AppError('BAD_USER_INPUT', message, field);
export const unauthenticated = (message = 'Sign in to see this.') => new AppError('UNAUTHENTICATED', message);
export const forbidden = (message: string) => new AppError('FORBIDDEN', message);
/** The whole request is refused: it names an account that the person may not see. */
export const accountForbidden = () =>
  new AppError('ACCOUNT_FORBIDDEN', 'You have no access to this account.');
export const notFound = (message: string, field?: string) => new AppError('NOT_FOUND', message, field);
/** @param retryAfter seconds until the sender may come again; every 429 says it in a header too */
export function rateLimited(message: string, retryAfter: number): AppError {
  const error = new AppError('RATE_LIMITED', message);
  error.retryAfter = retryAfter;
  return error;
}
export const conflict = (message: string, field?: string) => new AppError('CONFLICT', message, field);

/** Said in place of anything unexpected; the cause goes to the log with the request's id. */
export const MASKED_MESSAGE = 'Something went wrong on our side. Please try again.';

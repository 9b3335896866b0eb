/** A request as a stand-in received it. */
export interface VendorRequest {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
}

/** What a stand-in answers with, before it is put into the vendor's form. */
export interface VendorAnswer {
  text: string;
  sources: readonly { url: string; title: string }[];
}

/** One vendor's form of requests and replies, as its published reference has it. */
export interface Wire {
  /** Path of the vendor's base URL on the stand-ins' server. */
  basePath: string;
  /** Where questions are sent. */
  isQuestion(path: string): boolean;
  /** What the request asks; null when it is not of the vendor's form. */
  questionOf(request: VendorRequest): string | null;
  /** The key that the request brought; null when there is none where it belongs. */
  keyOf(request: VendorRequest): string | null;
  answered(request: VendorRequest, answer: VendorAnswer): object;
  /** A reply that refuses; null where the vendor has no form of it. */
  refused(request: VendorRequest, text: string): object | null;
  empty(request: VendorRequest): object;
  /** The body of an error. Messages of vendors may repeat the key. */
  error(status: number, key: string): object;
}

/** Tokens that a stand-in counts: a quarter of the characters. */
export const tokensOf = (text: string) => Math.ceil(text.length / 4);

/** Follows `path` into parsed JSON; undefined where there is nothing. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Record<string | number, unknown> | null | undefined)?.[step],
    value,
  );
}

/** The text at a place of parsed JSON; null where there is none. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | null {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : null;
}

/** The token of `Authorization: Bearer …`. */
export const bearerOf = ({ headers }: VendorRequest) =>
  /^Bearer (.+)$/.exec(String(headers.authorization ?? ''))?.[1] ?? null;

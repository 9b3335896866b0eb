import { setFlagsFromString } from 'node:v8';

/** Functions that `raw_parser` calls first, and that much else calls too. */
const CALLED_BY_PARSER = ['palloc', 'strlen'];

/**
 * Keeps V8's optimising compiler off Postgres's parser: for that one function of 105 KB it needs 600 MB and two seconds of
 * CPU, and parsing is a small part of a query (docs/decisions/030-memory.md). V8 decides it when it compiles a function for
 * the first time, which is at its first call; so the parser is called here while only function 0 may be optimised. The
 * call fails at once, because the stack is at address 0 and Postgres has no memory context yet.
 *
 * Without these exports, in another version of PGlite, it does nothing.
 */
export function leaveParserUnoptimised({ exports }: WebAssembly.Instance): void {
  const { raw_parser, __stack_pointer: stack } = exports;
  if (typeof raw_parser !== 'function' || !(stack instanceof WebAssembly.Global)) return;
  const top = stack.value;
  stack.value = 0;
  try {
    for (const name of CALLED_BY_PARSER) failingCall(exports[name]);
    setFlagsFromString('--wasm-tier-up-filter=0');
    failingCall(raw_parser);
  } finally {
    setFlagsFromString('--wasm-tier-up-filter=-1');
    stack.value = top;
  }
}

function failingCall(called: unknown): void {
  try {
    if (typeof called === 'function') called(0, 0);
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
  }
}

/** Resolves to the promise's value, or to `fallback` after `ms` milliseconds. */
export async function withTimeout<T>(promise: Promise<T>, ms: number, fallback: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, fallback);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** Logs an error that is not shown to the user. */
export function logError(message: string, detail?: unknown) {
  // biome-ignore lint/suspicious/noConsole: the one place that may.
  console.error(message, detail);
}

/** Logs a success that is not shown to the user. */
export function logInfo(message: string, detail?: unknown) {
  // biome-ignore lint/suspicious/noConsole: the one place that may.
  console.info(message, detail);
}

/** Logs an error that is not shown to the user. */
export function logError(message: string, detail?: unknown) {
  console.error(message, detail);
}

/** Logs a success that is not shown to the user. */
export function logInfo(message: string, detail?: unknown) {
  console.info(message, detail);
}

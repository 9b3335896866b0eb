/** Leaves a trace in the console of what a person is not bothered with. */
export function logError(message: string, detail?: unknown) {
  // biome-ignore lint/suspicious/noConsole: the one place that may.
  console.error(message, detail);
}

/** Leaves a trace in the console of something that went as it should. */
export function logInfo(message: string, detail?: unknown) {
  // biome-ignore lint/suspicious/noConsole: the one place that may.
  console.info(message, detail);
}

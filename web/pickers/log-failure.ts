/** Logs a provider's failure to the console. */
export function logFailure(error: unknown): null {
  // biome-ignore lint/suspicious/noConsole: the page says only that it failed
  console.error(error);
  return null;
}

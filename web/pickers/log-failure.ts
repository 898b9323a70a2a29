/** Logs what went wrong at a provider, for whoever looks into it. */
export function logFailure(error: unknown): null {
  // biome-ignore lint/suspicious/noConsole: the page says only that it failed
  console.error(error);
  return null;
}

/** An address, or the name of a part in one, without its percent-encoding (RFC 3986 §2.1); null where that is broken. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

import sniffEncoding from 'html-encoding-sniffer';
import { decodeWhole } from './decode-whole.ts';
import { detectEncoding } from './text-encoding.ts';

/** The sniffer's answer if a document declares no encoding. */
const undeclared = 'undeclared';
/** Share of undecodable characters up to which a declared encoding is believed: samples are cut within characters. */
const maxUndecodable = 0.01;

function decodes(sample: Uint8Array, encoding: string): boolean {
  try {
    const text = decodeWhole(sample, encoding);
    return (text.match(/\ufffd/g)?.length ?? 0) <= text.length * maxUndecodable;
  } catch {
    return false;
  }
}

/**
 * The encoding of an HTML document: from its byte order mark, from the pattern of unmarked UTF-16, from its `meta`
 * element if that is plausible (HTML, "encoding sniffing algorithm"), or guessed from its bytes. Throws as
 * `detectEncoding` does.
 */
export function htmlEncoding(sample: Uint8Array): string {
  const detected = detectEncoding(sample);
  if (detected.startsWith('utf-16')) return detected;
  const declared = sniffEncoding(sample, { defaultEncoding: undeclared });
  return declared !== undeclared && decodes(sample, declared) ? declared : detected;
}

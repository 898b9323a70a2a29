import sniffEncoding from 'html-encoding-sniffer';
import { checkIsText, decodeFile, decodeWhole, detectEncoding, readSample } from '../../formats/text-encoding.ts';
import { thresholds } from './thresholds.ts';

/** The sniffer's answer if a document declares no encoding. */
const undeclared = 'undeclared';

function decodes(sample: Uint8Array, encoding: string): boolean {
  try {
    const text = decodeWhole(sample, encoding);
    return (text.match(/\ufffd/g)?.length ?? 0) <= text.length * thresholds.maxUndecodable;
  } catch {
    return false;
  }
}

/**
 * The encoding of an HTML document: from its byte order mark, from the pattern of unmarked UTF-16, from its `meta`
 * element if that is plausible (HTML, "encoding sniffing algorithm"), or guessed from its bytes.
 */
export function htmlEncoding(sample: Uint8Array): string {
  const detected = detectEncoding(sample);
  if (detected.startsWith('utf-16')) return detected;
  const declared = sniffEncoding(sample, { defaultEncoding: undeclared });
  return declared !== undeclared && decodes(sample, declared) ? declared : detected;
}

/** Streams the decoded text of an HTML document. Throws `unsupported-file-type` where it is not text. */
export async function readHtml(path: string): Promise<AsyncIterable<string>> {
  const sample = await readSample(path);
  const encoding = htmlEncoding(sample);
  checkIsText(sample, encoding);
  return decodeFile(path, encoding);
}

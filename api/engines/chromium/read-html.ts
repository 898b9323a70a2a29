import sniffEncoding from 'html-encoding-sniffer';
import { checkIsText, decodeFile, decodeWhole, detectEncoding, readSample } from '../../formats/text-encoding.ts';
import { thresholds } from './thresholds.ts';

/** The sniffer's answer where a document declares no encoding. */
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
 * The encoding of an HTML document: its byte order mark, UTF-16 that shows without one, what its `meta` declares
 * where that can be true (HTML, "encoding sniffing algorithm"), or what its bytes look like.
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

import { htmlEncoding } from '../../formats/html-encoding.ts';
import { checkIsText, decodeFile, readSample } from '../../formats/text-encoding.ts';

/** Streams the decoded text of an HTML document. Throws `unsupported-file-type` where it is not text. */
export async function readHtml(path: string): Promise<AsyncIterable<string>> {
  const sample = await readSample(path);
  const encoding = htmlEncoding(sample);
  checkIsText(sample, encoding);
  return decodeFile(path, encoding);
}

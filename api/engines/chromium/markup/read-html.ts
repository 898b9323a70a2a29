import { htmlEncoding } from '../../../formats/encodings/html-encoding.ts';
import { checkIsText, decodeFile, readSample } from '../../../formats/encodings/text-encoding.ts';
import { xhtmlAsHtml } from './xhtml.ts';

/** Streams the decoded text of an HTML document, or of XHTML written as HTML. Throws `unsupported-file-type` where it is not text. */
export async function readHtml(path: string): Promise<AsyncIterable<string>> {
  const sample = await readSample(path);
  const encoding = htmlEncoding(sample);
  checkIsText(sample, encoding);
  return xhtmlAsHtml(decodeFile(path, encoding));
}

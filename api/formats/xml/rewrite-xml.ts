import { createXmlReader, type XmlEvents, type XmlLimits } from './xml.ts';
import { xmlDeclaration } from './xml-writer.ts';

/** Turns the events of a document into a new document. */
export interface XmlRewriter extends XmlEvents {
  /** The output since the last call. */
  readonly take: () => string;
}

/** Rewrites XML in any encoding as UTF-8, as a stream. Throws as the reader of `createXmlReader` does. */
export async function* rewriteXml(
  source: AsyncIterable<Buffer>,
  rewriter: XmlRewriter,
  limits: XmlLimits,
): AsyncGenerator<Buffer> {
  const reader = createXmlReader(rewriter, limits);
  yield Buffer.from(xmlDeclaration);
  for await (const chunk of source) {
    reader.write(chunk);
    yield Buffer.from(rewriter.take());
  }
  reader.end();
  yield Buffer.from(rewriter.take());
}

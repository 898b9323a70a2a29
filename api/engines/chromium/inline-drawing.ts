import { finished } from 'node:stream/promises';
import { RewritingStream } from 'parse5-html-rewriting-stream';
import { createUseGuard } from './use-guard.ts';

const addressPattern = /^\s*data:image\/svg\+xml([^,]{0,100}),/i;

/** The text of a drawing (SVG) in a `data:` address; null for any other address, and for one that cannot be decoded. */
function drawingIn(address: string): string | null {
  const found = addressPattern.exec(address);
  if (found === null) return null;
  const [head, parameters = ''] = found;
  const content = address.slice(head.length);
  try {
    const text = decodeURIComponent(content);
    return /;\s*base64\s*$/i.test(parameters) ? Buffer.from(text, 'base64').toString() : text;
  } catch {
    return content;
  }
}

/** Checks a drawing in a `data:` address, if it is one. Throws `too-complex` as `createUseGuard` does. */
export async function checkInlineDrawing(address: string): Promise<void> {
  const drawing = drawingIn(address);
  if (drawing === null || !drawing.includes('use')) return;
  const uses = createUseGuard();
  const reader = new RewritingStream();
  reader.on('startTag', ({ tagName, attrs, selfClosing }) => uses.startTag(tagName, attrs, selfClosing));
  reader.on('endTag', ({ tagName }) => uses.endTag(tagName));
  reader.resume();
  reader.end(drawing);
  await finished(reader);
  uses.end();
}

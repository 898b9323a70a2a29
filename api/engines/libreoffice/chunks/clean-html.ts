import { finished } from 'node:stream/promises';
import { RewritingStream } from 'parse5-html-rewriting-stream';
import { attributeOf, escapeAttribute, type StartTag } from '../../../formats/html-tags.ts';
import { imageSize, imageStartBytes } from '../../../formats/image-size.ts';
import type { ShownContent } from '../kept/content/shown-content.ts';
import { createPassageGatherer } from '../kept/gather-passages.ts';
import { limits } from '../limits.ts';
import { createHiddenElements } from './hidden-elements.ts';
import { droppedElements, inlineElements } from './html-elements.ts';
import type { MessageFile } from './read-message.ts';

/** HTML for LibreOffice to open, and what it shows. */
export interface CleanHtml {
  readonly html: string;
  readonly content: ShownContent;
  /** The addresses of pictures that the page shows and does not bring, as often as it shows them. */
  readonly droppedPictures: readonly string[];
}

/** Finds the file that a page shows under an address; undefined where the page did not bring it. */
export type FindFile = (address: string) => MessageFile | undefined;

/** Attributes that name what would be loaded, or run. */
const loading =
  /^(on.*|src|srcset|href|xlink:href|background|data|codebase|classid|archive|lowsrc|dynsrc|poster|action|formaction|longdesc|profile|ping|manifest)$/;
const linkAddress = /^\s*(#|(https?|mailto|tel|ftp):)/i;
const picture = /^\s*data:image\/(png|jpe?g|gif|bmp)\s*;\s*base64\s*,/i;
const pictureType = /^image\/(png|jpe?g|gif|bmp)$/;

const { maxTables, maxDropped } = limits.chunks;
const { maxPixels } = limits.inspect;

/** Styles that load nothing. */
const cleanStyles = (css: string) =>
  css
    .replaceAll('\\', '')
    .replace(/@import[^;]*;?/gi, '')
    .replace(/url\s*\(/gi, 'none(');

/** The address of a picture that is within the page, if it is one that LibreOffice may decode. */
function ownPicture(address: string, fileAt: FindFile): string | null {
  const start = picture.exec(address);
  const file = start === null ? fileAt(address) : undefined;
  if (start === null && (file === undefined || !pictureType.test(file.type))) return null;
  const content = file?.content ?? Buffer.from(address.slice(start?.[0].length), 'base64');
  const size = imageSize(content.subarray(0, imageStartBytes));
  if (size === null || size.width * size.height > maxPixels) return null;
  return file === undefined ? address.trim() : `data:${file.type};base64,${content.toString('base64')}`;
}

/** Whether the page brings what is under an address. */
const isCarried = (address: string, fileAt: FindFile) => /^\s*data:/i.test(address) || fileAt(address) !== undefined;

/** The text of a start tag that loads and runs nothing but the picture under an address. */
function cleanTag({ tagName, attrs }: StartTag, address: string | null): string {
  const kept = attrs
    .filter(({ name }) => !loading.test(name))
    .map(({ name, value }) => ({ name, value: name === 'style' ? cleanStyles(value) : value }));
  const href = tagName === 'a' ? attrs.find(({ name }) => name === 'href') : undefined;
  if (href !== undefined && linkAddress.test(href.value)) kept.push({ name: 'href', value: href.value });
  if (address !== null) kept.push({ name: 'src', value: address });
  return `<${tagName}${kept.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`).join('')}>`;
}

/**
 * Removes from an HTML document all that would load or run something, puts the pictures that come with it into its
 * text, and reports what it shows. Works on a stream of tokens: the tree of a hostile document may be too deep to walk.
 */
export async function cleanHtml(text: string, fileAt: FindFile): Promise<CleanHtml> {
  const parts: string[] = ['<meta charset="utf-8">'];
  const gatherer = createPassageGatherer();
  const hidden = createHiddenElements();
  const dropped: string[] = [];
  let pictures = 0;
  let tables = 0;
  let inStyles = false;

  const endPassage = () => {
    gatherer.end();
    gatherer.begin();
  };
  const write = (tag: StartTag) => {
    const address = tag.tagName === 'img' ? attributeOf(tag, 'src') : undefined;
    if (address !== undefined && isCarried(address, fileAt)) pictures++;
    else if (address?.trim() && dropped.length < maxDropped) dropped.push(address.trim());
    parts.push(cleanTag(tag, address === undefined ? null : ownPicture(address, fileAt)));
  };

  const rewriter = new RewritingStream();
  rewriter.on('startTag', (tag) => {
    const { tagName } = tag;
    if (hidden.holdStart(tag)) return;
    if (tagName === 'br' || tagName === 'img') gatherer.add(' ');
    else if (!inlineElements.has(tagName)) endPassage();
    if (tagName === 'style') {
      inStyles = true;
      return;
    }
    if (hidden.begin(tag) || droppedElements.has(tagName)) return;
    if (tagName === 'table' && ++tables > maxTables) return;
    write(tag);
  });
  rewriter.on('endTag', ({ tagName }) => {
    if (inStyles) {
      inStyles = false;
      return;
    }
    if (hidden.holdEnd(tagName)) return;
    if (!inlineElements.has(tagName)) endPassage();
    if (droppedElements.has(tagName) || (tagName === 'table' && tables-- > maxTables)) return;
    parts.push(`</${tagName}>`);
  });
  rewriter.on('text', ({ text: shown }, raw) => {
    if (inStyles) parts.push(`<style>${cleanStyles(raw)}</style>`);
    else if (!hidden.isOpen()) {
      gatherer.add(shown);
      parts.push(raw);
    }
  });
  // Neither comments nor document types are passed on.
  for (const event of ['comment', 'doctype'] as const) rewriter.on(event, () => {});

  gatherer.begin();
  rewriter.end(text);
  await finished(rewriter);
  endPassage();
  return {
    html: parts.join(''),
    content: { passages: gatherer.passages(), pictures, slides: null, hiddenSheets: 0 },
    droppedPictures: dropped,
  };
}

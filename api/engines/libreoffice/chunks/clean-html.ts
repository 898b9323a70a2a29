import { finished } from 'node:stream/promises';
import { RewritingStream } from 'parse5-html-rewriting-stream';
import { attributeOf, escapeAttribute, type StartTag } from '../../../formats/html-tags.ts';
import { imageSize, imageStartBytes } from '../../../formats/image-size.ts';
import type { ShownContent } from '../kept/content/shown-content.ts';
import { createPassageGatherer } from '../kept/gather-passages.ts';
import { limits } from '../limits.ts';
import type { MessageFile } from './read-message.ts';

/** HTML for LibreOffice to open, and what it shows. */
export interface CleanHtml {
  readonly html: string;
  readonly content: ShownContent;
}

/** Finds the file that a page shows under an address; undefined where the page did not bring it. */
export type FindFile = (address: string) => MessageFile | undefined;

/** Elements that are left out with all that is in them: none of it is shown. */
const unseen = new Set('script title template noscript noframes iframe xml datalist'.split(' '));
/** Elements without content of their own that would load something, or that Word does not show. */
const dropped = new Set(
  `link meta base frame frameset object embed applet param source track audio video bgsound form input select
   optgroup button`.split(/\s+/),
);
/** Attributes that name what would be loaded, or run. */
const loading =
  /^(on.*|src|srcset|href|xlink:href|background|data|codebase|classid|archive|lowsrc|dynsrc|poster|action|formaction|longdesc|profile|ping|manifest)$/;
/** Elements within a line of text. */
const inline = new Set(
  `a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub
   sup tt u var wbr nobr o:p`.split(/\s+/),
);
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const linkAddress = /^\s*(#|(https?|mailto|tel|ftp):)/i;
const picture = /^\s*data:image\/(png|jpe?g|gif|bmp)\s*;\s*base64\s*,/i;
const pictureType = /^image\/(png|jpe?g|gif|bmp)$/;
const hiding = /(?:^|[;\s])(?:display\s*:\s*none|mso-hide\s*:\s*all)/i;

const { maxTables } = limits.chunks;
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

/**
 * Takes from an HTML document all that would load or run something, puts the pictures that come with it into its text,
 * and tells what it shows. Works on a stream of tokens: the tree of a hostile document may be too deep to walk.
 */
export async function cleanHtml(text: string, fileAt: FindFile): Promise<CleanHtml> {
  const parts: string[] = ['<meta charset="utf-8">'];
  const gatherer = createPassageGatherer();
  let pictures = 0;
  let tables = 0;
  /** The element that hides its content, and how many of its name are open. */
  let hidden: { readonly tagName: string; open: number } | null = null;
  let inStyles = false;

  const endPassage = () => {
    gatherer.end();
    gatherer.begin();
  };
  const addressOf = (tag: StartTag): string | null => {
    const address = attributeOf(tag, 'src');
    if (address === undefined) return null;
    const isCarried = /^\s*data:/i.test(address) || fileAt(address) !== undefined;
    if (isCarried) pictures++;
    return ownPicture(address, fileAt);
  };
  const write = (tag: StartTag) => {
    const { tagName } = tag;
    const kept = tag.attrs
      .filter(({ name }) => !loading.test(name))
      .map(({ name, value }) => ({ name, value: name === 'style' ? cleanStyles(value) : value }));
    const href = attributeOf(tag, 'href');
    if (tagName === 'a' && href !== undefined && linkAddress.test(href)) kept.push({ name: 'href', value: href });
    const address = tagName === 'img' ? addressOf(tag) : null;
    if (address !== null) kept.push({ name: 'src', value: address });
    parts.push(`<${tagName}${kept.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`).join('')}>`);
  };
  const isHiding = (tag: StartTag) =>
    unseen.has(tag.tagName) || attributeOf(tag, 'hidden') !== undefined || hiding.test(attributeOf(tag, 'style') ?? '');
  /** Whether what is hidden ends by a tag: a paragraph ends where another block begins or ends. */
  const endsHidden = (tagName: string) => hidden?.tagName === 'p' && !inline.has(tagName) && tagName !== 'br';

  const rewriter = new RewritingStream();
  rewriter.on('startTag', (tag) => {
    const { tagName, selfClosing } = tag;
    if (hidden !== null) {
      if (!endsHidden(tagName)) {
        if (tagName === hidden.tagName && !selfClosing) hidden.open++;
        return;
      }
      hidden = null;
    }
    if (tagName === 'br' || tagName === 'img') gatherer.add(' ');
    else if (!inline.has(tagName)) endPassage();
    if (tagName === 'style') {
      inStyles = true;
      return;
    }
    if (isHiding(tag)) {
      if (!selfClosing && !empty.has(tagName)) hidden = { tagName, open: 1 };
      return;
    }
    if (dropped.has(tagName) || (tagName === 'table' && ++tables > maxTables)) return;
    write(tag);
  });
  rewriter.on('endTag', ({ tagName }) => {
    if (inStyles) {
      inStyles = false;
      return;
    }
    if (hidden !== null) {
      const isOuter = tagName !== hidden.tagName && endsHidden(tagName);
      if (isOuter || (tagName === hidden.tagName && --hidden.open === 0)) hidden = null;
      if (!isOuter) return;
    }
    if (!inline.has(tagName)) endPassage();
    if (dropped.has(tagName) || (tagName === 'table' && tables-- > maxTables)) return;
    parts.push(`</${tagName}>`);
  });
  rewriter.on('text', ({ text: shown }, raw) => {
    if (inStyles) parts.push(`<style>${cleanStyles(raw)}</style>`);
    else if (hidden === null) {
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
  };
}

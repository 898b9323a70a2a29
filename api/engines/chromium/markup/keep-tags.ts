import { attributeOf, type StartTag, withAttribute, without } from '../../../formats/html-tags.ts';
import type { Missing } from '../../missing.ts';

/** A document within another, which is prepared on its own. */
export interface InnerDocument {
  readonly kind: 'frame' | 'noscript';
  readonly html: string;
  /** How its prepared text is put back. */
  readonly write: (html: string) => string;
}

/** Decides what is kept of a document's start tags, in order. */
export interface TagKeeper {
  /** The text that stands for a tag, changed or not, or the document that it shows; empty to drop it. */
  readonly keep: (tag: StartTag, raw: string) => string | InnerDocument;
  /** Number of scripts so far, in the document or referred to by it. */
  readonly scripts: () => number;
}

/** Elements that show another document, and the attribute that names it. */
const frames: Readonly<Record<string, string>> = { iframe: 'src', frame: 'src', embed: 'src', object: 'data' };
/** Media elements, which a browser without scripts does not even load. */
const players = new Set(['video', 'audio', 'source']);
const scriptTypes = /^(|module|(text|application)\/(x-)?(java|ecma|j)script.*)$/i;
const linkSchemes = /^(https?|mailto|tel|ftp):/i;

/** Whether a link still works after the document has left its folder. */
function isPortable(href: string, base: 'none' | 'stated'): boolean {
  const target = href.trim();
  return /^(#|\/\/)/.test(target) || linkSchemes.test(target) || (!URL.canParse(target) && base === 'stated');
}

/** Creates a keeper of tags that drops what would navigate away from the document, and links that would not work. */
export function createTagKeeper(missing: Missing): TagKeeper {
  let scripts = 0;
  let base: 'none' | 'stated' = 'none';

  const keepFrame = (tag: StartTag, raw: string, source: string): string | InnerDocument => {
    const srcdoc = tag.tagName === 'iframe' ? attributeOf(tag, 'srcdoc') : undefined;
    if (srcdoc !== undefined) {
      const write = (html: string) => withAttribute(tag, 'srcdoc', html, ['src', 'srcdoc']);
      return { kind: 'frame', html: srcdoc, write };
    }
    const address = attributeOf(tag, source);
    if (address === undefined) return raw;
    missing.add('frames', address);
    return without(tag, source);
  };

  const keepOrdinary = (tag: StartTag, raw: string): string => {
    const { tagName } = tag;
    if (tagName === 'meta' && /^\s*refresh\s*$/i.test(attributeOf(tag, 'http-equiv') ?? '')) return '';
    const href = tagName === 'a' || tagName === 'area' ? attributeOf(tag, 'href') : undefined;
    return href === undefined || isPortable(href, base) ? raw : without(tag, 'href');
  };

  return {
    keep(tag, raw) {
      const { tagName } = tag;
      const source = frames[tagName];
      if (source !== undefined) return keepFrame(tag, raw, source);
      if (tagName === 'script' && scriptTypes.test(attributeOf(tag, 'type')?.trim() ?? '')) scripts++;
      if (tagName === 'base' && attributeOf(tag, 'href') !== undefined) base = 'stated';
      const played = players.has(tagName) ? attributeOf(tag, 'src') : undefined;
      if (played !== undefined && !/^\s*data:/i.test(played)) missing.add('media', played);
      return keepOrdinary(tag, raw);
    },
    scripts: () => scripts,
  };
}

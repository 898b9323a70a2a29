import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import type { Missing } from '../missing.ts';
import type { LinkNotes } from './link-notes.ts';
import { thresholds } from './thresholds.ts';

const { maxPlaceholderLength, maxNesting } = thresholds.html;

/** HTML tags that a document may use: those that GitHub allows, and a few presentational ones. */
const allowedTags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'wbr', 'center', 'section', 'article'],
  ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'strike', 'mark', 'small', 'big', 'sub', 'sup', 'font'],
  ...['code', 'pre', 'kbd', 'samp', 'var', 'tt', 'q', 'cite', 'abbr', 'dfn', 'time', 'bdi', 'bdo', 'ruby', 'rt', 'rp'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'details', 'summary', 'figure', 'figcaption', 'input', 'img'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const length = /^\d+(\.\d+)?(px|em|rem|pt|mm|cm|in|%)?$/;
const colour = /^(#[\da-f]{3,8}|[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/i;

/** Elements that embed external content, by the visitor's word for it. */
const elsewhere = { iframe: 'frames', object: 'frames', embed: 'frames', video: 'media', audio: 'media' } as const;

const fileName = (address: string) => address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

/** A placeholder for missing content. */
function placeholder(what: string, attributes: Attributes): sanitizeHtml.Tag {
  const address = attributes.src ?? attributes.data ?? '';
  const alternative = (attributes.alt ?? attributes.title ?? '').trim().slice(0, maxPlaceholderLength);
  // A longer address means nothing to a reader: its file name is enough.
  const place = address.length <= maxPlaceholderLength ? address : fileName(address).slice(0, maxPlaceholderLength);
  const name = [alternative, alternative && place ? `(${place})` : place].filter(Boolean).join(' ');
  const text = name === '' ? `${what} not included` : `${what} not included: ${name}`;
  return { tagName: 'span', attribs: { class: 'missing' }, text };
}

/** Fields whose value is not text that a reader sees. */
const unread = new Set(['hidden', 'password', 'radio', 'range', 'color', 'file', 'image']);

/** What a field of a form shows: its tick, or its text. */
const field: sanitizeHtml.Transformer = (tagName, attribs) => {
  if (attribs.type?.toLowerCase() === 'checkbox') return { tagName, attribs: { ...attribs, type: 'checkbox' } };
  const text = unread.has(attribs.type?.toLowerCase() ?? '') ? '' : (attribs.value ?? attribs.placeholder ?? '');
  return { tagName: 'span', attribs: {}, text };
};

/** What stays of the HTML, and with which values. */
const allowed: IOptions = {
  allowedTags,
  allowedAttributes: {
    '*': ['id', 'dir', 'lang', 'title', 'align', 'valign', 'class', 'style'],
    a: ['href', 'name', 'data-note'],
    img: ['src', 'alt', 'width', 'height'],
    input: ['type', 'checked', 'disabled'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
    td: ['colspan', 'rowspan', 'width', 'height', 'bgcolor'],
    th: ['colspan', 'rowspan', 'width', 'height', 'bgcolor', 'scope'],
    table: ['width', 'border'],
    col: ['span', 'width'],
    font: ['color', 'size'],
    details: ['open'],
    time: ['datetime'],
  },
  allowedStyles: {
    '*': {
      color: [colour],
      'background-color': [colour],
      'text-align': [/^(left|right|center|justify|start|end)$/],
      'vertical-align': [/^(top|middle|bottom|baseline|sub|super)$/],
      'text-decoration': [/^[a-z -]{1,40}$/],
      'font-weight': [/^(bold|normal|\d{3})$/],
      'font-style': [/^(italic|normal)$/],
      width: [length],
      height: [length],
      'max-width': [length],
      'page-break-before': [/^(always|avoid)$/],
      'page-break-after': [/^(always|avoid)$/],
      'break-before': [/^(page|avoid)$/],
      'break-after': [/^(page|avoid)$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'ftp'],
  allowedSchemesByTag: { img: ['data'] },
  nonTextTags: ['script', 'style', 'datalist', 'noembed', 'template'],
  nestingLimit: maxNesting,
};

/**
 * Removes scripts, styles, frames, forms but for their texts, event handlers and dangerous addresses from rendered
 * Markdown. External images and embedded pages are replaced by a line that names them; links get the numbers of their
 * notes.
 */
export function sanitise(html: string, missing: Missing, links: LinkNotes): string {
  const outside = Object.entries(elsewhere).map(([tag, kind]) => {
    const transform: sanitizeHtml.Transformer = (_, attributes) => {
      missing.add(kind, attributes.src ?? attributes.data ?? tag);
      return placeholder(kind === 'frames' ? 'Embedded page' : 'Video or sound', attributes);
    };
    return [tag, transform] as const;
  });
  return sanitizeHtml(html, {
    ...allowed,
    // Print has nothing to unfold, so that details are open.
    transformTags: {
      ...Object.fromEntries(outside),
      a: (tagName, attribs) => {
        // A bare URL needs no note.
        const number = attribs.class === 'bare' ? null : links.numberOf(attribs.href?.trim() ?? '');
        return { tagName, attribs: number === null ? attribs : { ...attribs, 'data-note': String(number) } };
      },
      input: field,
      // The texts of a form's fields are kept, the fields are not.
      textarea: 'div',
      select: 'ul',
      option: 'li',
      details: (tagName, attribs) => ({ tagName, attribs: { ...attribs, open: '' } }),
      img: (tagName, attribs) => {
        if (/^data:image\//i.test(attribs.src?.trim() ?? '')) return { tagName, attribs };
        missing.add('images', attribs.src ?? '');
        return placeholder('Image', attribs);
      },
    },
  });
}

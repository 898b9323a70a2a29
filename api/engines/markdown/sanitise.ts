import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import type { Missing } from '../missing.ts';

const textLength = 120;

/** The tags that GitHub lets through, and a few that only look: what a document may use of HTML. */
const allowedTags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'wbr', 'center', 'section', 'article'],
  ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'strike', 'mark', 'small', 'big', 'sub', 'sup', 'font'],
  ...['code', 'pre', 'kbd', 'samp', 'var', 'tt', 'q', 'cite', 'abbr', 'dfn', 'time', 'bdi', 'bdo', 'ruby', 'rt', 'rp'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'details', 'summary', 'figure', 'figcaption', 'input', 'img'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const length = /^\d+(\.\d+)?(px|em|rem|pt|mm|cm|in|%)?$/;
const colour = /^(#[\da-f]{3,8}|[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/i;

/** Elements that show what lies elsewhere, by what the visitor would call it. */
const elsewhere = { iframe: 'frames', object: 'frames', embed: 'frames', video: 'media', audio: 'media' } as const;

const fileName = (address: string) => address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

/** What stands where something is missing. */
function placeholder(what: string, attributes: Attributes): sanitizeHtml.Tag {
  const address = attributes.src ?? attributes.data ?? '';
  const name = (attributes.alt ?? attributes.title ?? '').trim() || fileName(address);
  const text = name === '' ? `${what} not included` : `${what} not included: ${name.slice(0, textLength)}`;
  return { tagName: 'span', attribs: { class: 'missing' }, text };
}

/**
 * Takes out of rendered Markdown what is no document: scripts, styles, frames, forms, event handlers and dangerous
 * addresses. Images that are not inside the document, and embedded pages, leave a line that names them.
 */
export function sanitise(html: string, missing: Missing): string {
  const outside = Object.entries(elsewhere).map(([tag, kind]) => {
    const transform: sanitizeHtml.Transformer = (_, attributes) => {
      missing.add(kind, attributes.src ?? attributes.data ?? tag);
      return placeholder(kind === 'frames' ? 'Embedded page' : 'Video or sound', attributes);
    };
    return [tag, transform] as const;
  });
  const options: IOptions = {
    allowedTags,
    allowedAttributes: {
      '*': ['id', 'dir', 'lang', 'title', 'align', 'valign', 'class', 'style'],
      a: ['href', 'name'],
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
    // The document's own pages show it all.
    transformTags: {
      ...Object.fromEntries(outside),
      details: (tagName, attribs) => ({ tagName, attribs: { ...attribs, open: '' } }),
      img: (tagName, attribs) => {
        if (/^data:image\//i.test(attribs.src?.trim() ?? '')) return { tagName, attribs };
        missing.add('images', attribs.src ?? '');
        return placeholder('Image', attribs);
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'input' && attribs.type !== 'checkbox',
    nestingLimit: 200,
  };
  return sanitizeHtml(html, options);
}

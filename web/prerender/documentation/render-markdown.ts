import MarkdownIt from 'markdown-it';
import type { DocumentSection } from '../../pages/documentation/documentation-page.tsx';

/** A page written in Markdown. */
export interface RenderedMarkdown {
  /** The text of its first heading. */
  readonly title: string;
  readonly html: string;
  readonly sections: readonly DocumentSection[];
}

/** Where links and images lead. */
export interface Addresses {
  /** Gives undefined for an address that the site does not have. */
  readonly link: (written: string) => string | undefined;
  readonly image: (written: string) => string;
}

/** The id of a heading, as GitHub makes it, so that links work there and here. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** The text of inline tokens without their markup. */
const plainText = (inline: { readonly children: readonly { readonly content: string }[] | null } | undefined) =>
  (inline?.children ?? []).map(({ content }) => content || ' ').join('');

const attribute = (token: { attrGet(name: string): string | number | null }, name: string) => {
  const value = token.attrGet(name);
  return value === null ? null : String(value);
};

const isElsewhere = (address: string) => /^[a-z]+:/.test(address);

/** Renders a document of the project. HTML in it is shown as text; a link that leads nowhere becomes its text. */
export function renderMarkdown(markdown: string, addresses: Addresses): RenderedMarkdown {
  const renderer = new MarkdownIt({ html: false });
  // A wide table scrolls by itself, which has to work with the keyboard as well.
  renderer.renderer.rules.table_open = () => '<div class="wide-table" tabindex="0"><table>\n';
  renderer.renderer.rules.table_close = () => '</table></div>\n';
  const tokens = renderer.parse(markdown, {});
  const sections: DocumentSection[] = [];
  let title = '';
  const body = tokens.filter(({ type, tag }, index) => {
    const text = plainText(tokens[index + 1]);
    if (type === 'heading_open' && tag === 'h1') title = text;
    if (type === 'heading_open' && tag === 'h2') sections.push({ id: headingId(text), heading: text });
    const inTitle = [tokens[index], tokens[index - 1], tokens[index - 2]].some(
      (token) => token?.type === 'heading_open' && token.tag === 'h1',
    );
    return !inTitle;
  });
  for (const [index, token] of body.entries()) {
    if (token.type === 'heading_open') token.attrSet('id', headingId(plainText(body[index + 1])));
    for (const child of token.children ?? []) {
      const written = attribute(child, 'href');
      if (written !== null && !isElsewhere(written)) {
        const address = addresses.link(written);
        if (address === undefined) child.attrs = [];
        else child.attrSet('href', address);
      }
      if (child.type === 'image') child.attrSet('src', addresses.image(attribute(child, 'src') ?? ''));
    }
  }
  return { title, html: renderer.renderer.render(body, renderer.options, {}), sections };
}

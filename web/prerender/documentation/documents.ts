import { type DocumentEntry, documentationGroups } from '../../../catalog/copy/site/documentation.ts';
import { hiddenPaths } from '../../../catalog/site/paths.ts';
import type { DocumentView } from '../../pages/documentation/documentation-page.tsx';
import { renderMarkdown } from './render-markdown.ts';

/** A document with its address. */
export interface SiteDocument extends DocumentView {
  readonly path: string;
  readonly description: string;
}

const markdown = import.meta.glob<string>(['../../../docs/*.md', '../../../SECURITY.md', '../../../CHANGELOG.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const drawings = import.meta.glob<string>('../../../docs/**/*.svg', { query: '?raw', import: 'default', eager: true });

const fileName = (path: string) => path.split('/').at(-1) ?? '';
const nameOf = (path: string) => fileName(path).replace(/\.md$/, '').toLowerCase();
const addressOf = (name: string) => `${hiddenPaths.documentation}/${name}`;

const sources = new Map(Object.entries(markdown).map(([path, text]) => [nameOf(path), text]));
const images = new Map(Object.entries(drawings).map(([path, text]) => [path.split('/docs/').at(-1), text]));
const names = documentationGroups.flatMap(({ documents }) => documents.map(({ name }) => name));

function linkTo(written: string): string | undefined {
  const [path = '', section] = written.split('#', 2);
  if (path === '') return written;
  const name = nameOf(path);
  if (!names.includes(name)) return undefined;
  return addressOf(name) + (section === undefined ? '' : `#${section}`);
}

function imageAt(written: string): string {
  const drawing = images.get(written);
  if (drawing === undefined) throw new Error(`docs/ has no ${written}`);
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

function documentOf({ name, description }: DocumentEntry): SiteDocument {
  const source = sources.get(name);
  if (source === undefined) throw new Error(`docs/ has no ${name}.md`);
  return { path: addressOf(name), description, ...renderMarkdown(source, { link: linkTo, image: imageAt }) };
}

/** The documents as their index groups them. Throws if a file is missing that the index names, or a drawing that one shows. */
export const documentGroups: readonly { readonly heading: string; readonly documents: readonly SiteDocument[] }[] =
  documentationGroups.map(({ heading, documents }) => ({ heading, documents: documents.map(documentOf) }));

import { emuPerInch } from '../../../../formats/units.ts';
import { localName } from '../../../../formats/xml/xml.ts';
import type { XmlEditor } from '../edit/xml-editor.ts';
import { childOf, childrenOf, rewriteElements, textOf, type XmlElement } from '../edit/xml-tree.ts';

/** Matches the parts with comments of PowerPoint 365, those who wrote them, and the parts that name both. */
export const modernCommentHint =
  /office\/powerpoint\/2018\/8\/main|office\/2018\/10\/relationships\/(?:comments|authors)|ms-powerpoint\.(?:comments|authors)\+xml/;

const presentation = 'http://schemas.openxmlformats.org/presentationml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentTypes = 'application/vnd.openxmlformats-officedocument.presentationml';
const modern = 'http://schemas.microsoft.com/office/powerpoint/2018/8/main';

/** What parts are called, and what LibreOffice calls the same (ECMA-376 part 1, §13.3.2 and 13.3.3). */
const kinds: Readonly<Record<string, string>> = {
  'http://schemas.microsoft.com/office/2018/10/relationships/comments': `${relationships}/comments`,
  'http://schemas.microsoft.com/office/2018/10/relationships/authors': `${relationships}/commentAuthors`,
  'application/vnd.ms-powerpoint.comments+xml': `${contentTypes}.comments+xml`,
  'application/vnd.ms-powerpoint.authors+xml': `${contentTypes}.commentAuthors+xml`,
};

/** LibreOffice looks for those who wrote comments in one place, whatever relationships say. */
export const commentAuthors: Readonly<Record<string, string>> = { 'ppt/authors.xml': 'ppt/commentAuthors.xml' };

/** Elements and texts of the comments of one slide. */
const maxNodes = 100_000;
/** The unit of places of the older comments: 576 to the inch. */
const emuPerUnit = emuPerInch / 576;
/** Hexadecimal digits of an author's identifier that fit a number. */
const identifyingDigits = 7;

const isModern = ({ attributes }: XmlElement) => Object.values(attributes).includes(modern);

const authorNumber = (id = '') =>
  String(Number.parseInt(id.replace(/[^0-9a-f]/gi, '').slice(0, identifyingDigits), 16) || 0);

/** A comment or an answer to one, without its answers. */
function older(comment: XmlElement, place: XmlElement | undefined, index: number): XmlElement {
  const paragraphs = childrenOf(childOf(comment, 'txBody'), 'p').map(textOf);
  const at = (edge: string) => String(Math.round((Number(place?.attributes[edge]) || 0) / emuPerUnit));
  const { authorId, created = '' } = comment.attributes;
  return {
    name: 'p:cm',
    attributes: { authorId: authorNumber(authorId), dt: created, idx: String(index + 1) },
    children: [
      { name: 'p:pos', attributes: { x: at('x'), y: at('y') }, children: [] },
      { name: 'p:text', attributes: {}, children: [paragraphs.join('\n')] },
    ],
  };
}

const root = (name: string, children: XmlElement[]): XmlElement => ({
  name,
  attributes: { 'xmlns:p': presentation },
  children,
});

function olderComments(list: XmlElement): XmlElement {
  const found = childrenOf(list, 'cm').flatMap((comment) => {
    const place = childOf(comment, 'pos');
    return [comment, ...childrenOf(childOf(comment, 'replyLst'), 'reply')].map((one) => ({ one, place }));
  });
  return root(
    'p:cmLst',
    found.map(({ one, place }, index) => older(one, place, index)),
  );
}

const olderAuthors = (list: XmlElement): XmlElement =>
  root(
    'p:cmAuthorLst',
    childrenOf(list, 'author').map(({ attributes: { id, name = '', initials = '' } }) => ({
      name: 'p:cmAuthor',
      attributes: { id: authorNumber(id), name, initials, lastIdx: '1', clrIdx: '0' },
      children: [],
    })),
  );

function rewrite(element: XmlElement): readonly XmlElement[] | undefined {
  const name = localName(element.name);
  if (name === 'cmLst') return isModern(element) ? [olderComments(element)] : undefined;
  if (name === 'authorLst') return isModern(element) ? [olderAuthors(element)] : undefined;
  const kindName = name === 'Override' ? 'ContentType' : 'Type';
  const kind = kinds[element.attributes[kindName] ?? ''];
  return kind === undefined ? undefined : [{ ...element, attributes: { ...element.attributes, [kindName]: kind } }];
}

/** Makes the comments of PowerPoint 365, of which LibreOffice knows nothing, and their answers those of older versions. */
export const readModernComments = (editor: XmlEditor): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => /^(?:cmLst|authorLst|Override|Relationship)$/.test(localName(name)),
    rewrite,
    maxNodes,
  });

import { localName } from '../../../../formats/xml/xml.ts';
import type { XmlEditor } from '../edit/xml-editor.ts';
import { createXmlQueue, type Opening } from '../edit/xml-queue.ts';
import { emptyFileLinks } from '../linked-files.ts';
import type { Layer, Preparation } from '../prepare-package.ts';
import { framedHint, frameShapes } from './framed-shapes.ts';
import { keepLevelText, levelTextHint } from './level-text.ts';
import { drawnShapeHint, keepShapeFields } from './shape-fields.ts';
import { addStandardPage, keepStandardPage, otherPageHint, pageTitleHint } from './standard-page.ts';
import { dropTableControls, tableControlHint } from './table-controls.ts';
import { keepTypedValues, typedValueHint } from './typed-values.ts';

type Attributes = Readonly<Record<string, string>>;

/**
 * Scripts and event bindings, of which LibreOffice runs none, but resolves the bindings on loading; the address of
 * another document to show after some time (part 3, §4.3.3.2), which LibreOffice begins to load while it saves; and the
 * template that a document was made from (§4.3.3.1), for which it searches every folder that it can read.
 */
const removed = ['event-listeners', 'event-listener', 'script', 'auto-reload', 'template'];
/**
 * Fields that LibreOffice fills with paths on this server or whose macros it looks up; only their last displayed text
 * is kept (OpenDocument 1.3 part 3, §7.6.2 and §7.7.10).
 */
const unwrapped = ['file-name', 'template-name', 'execute-macro'];

/** Whether a reference is relative: LibreOffice resolves it to a path on this server. */
const isRelative = (href: string | undefined) => href !== undefined && !/^(?:[a-z][\w+.-]*:|#|$)/i.test(href);

function leaveOutOf(local: string, attributes: Attributes, keepsLinks: boolean): Opening['leaveOut'] {
  if (removed.includes(local)) return 'all';
  if (unwrapped.includes(local)) return 'tags';
  return !keepsLinks && local === 'a' && isRelative(attributes['xlink:href']) ? 'tags' : 'nothing';
}

function createOpenDocumentEditor(keepsLinks: boolean): XmlEditor {
  const queue = createXmlQueue();
  const levels: Opening[] = [];
  let changed = false;
  return {
    take: queue.take,
    changed: () => changed,
    open(name, attributes, source) {
      const leaveOut = leaveOutOf(localName(name), attributes, keepsLinks);
      if (leaveOut !== 'nothing') changed = true;
      const opening: Opening = { tag: { name, attributes, source }, leaveOut };
      levels.push(opening);
      queue.pass(opening);
    },
    close() {
      const opening = levels.pop();
      if (opening) queue.pass({ closes: opening });
    },
    text(text) {
      queue.pass({ text });
    },
  };
}

/** Layers of texts alone. */
const ofTexts = (isForWord: boolean): readonly Layer[] => [
  { hint: otherPageHint, wrap: addStandardPage },
  { hint: framedHint, wrap: (editor, part) => frameShapes(editor, part, isForWord) },
  { hint: drawnShapeHint, wrap: keepShapeFields },
];

interface OpenDocumentSettings {
  /** Whether it is a text, and no presentation. */
  readonly isText: boolean;
  /**
   * Whether relative links stay. LibreOffice makes those of presentations absolute in PPTX, but in no other format.
   */
  readonly keepsLinks: boolean;
  /** Whether it becomes a Word document: links in shapes, and what was typed into fields of forms, would be lost. */
  readonly isForWord: boolean;
}

/** Removes scripts and paths on this server from OpenDocument texts and presentations, and keeps what LibreOffice loses. */
export const openDocumentPreparation = ({ isText, keepsLinks, isForWord }: OpenDocumentSettings): Preparation => ({
  hint: new RegExp(`[<:](?:${[...removed, ...unwrapped, ...(keepsLinks ? [] : ['a'])].join('|')})[\\s/>]`),
  create: () => createOpenDocumentEditor(keepsLinks),
  layers: [
    { hint: tableControlHint, wrap: dropTableControls },
    { hint: pageTitleHint, wrap: keepStandardPage },
    { hint: levelTextHint, wrap: keepLevelText },
    emptyFileLinks,
    ...(isText ? ofTexts(isForWord) : []),
    ...(isForWord ? [{ hint: typedValueHint, wrap: keepTypedValues }] : []),
  ],
});

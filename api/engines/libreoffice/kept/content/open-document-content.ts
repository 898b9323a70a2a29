import type { XmlEvents } from '../../../../formats/xml/xml.ts';
import { limits } from '../../limits.ts';
import { createPassageGatherer, type PassageGatherer } from '../gather-passages.ts';
import { ignoring } from '../ignore-elements.ts';
import { createOpenDocumentFrames } from './open-document-frames.ts';
import { type Attributes, createOpenDocumentStyles, type OpenDocumentStyles } from './open-document-styles.ts';
import type { ContentCollector } from './shown-content.ts';

/** Elements whose direct text belongs to the document; the text of others is that of fields, which are recomputed. */
const textual = new Set(['p', 'h', 'span', 'a', 'ruby-base', 'meta', 'meta-field']);

/** Elements at which a word ends: the marks of notes and the readings above characters come between its letters. */
const dividing = new Set(['tab', 'line-break', 'note', 'ruby-base']);

/** What a reader of the printed document does not see. */
const unseen = new Set([
  'annotation',
  'tracked-changes',
  'hidden-text',
  'notes',
  'forms',
  'ruby-text',
  'note-citation',
  'index-title-template',
  'title',
  'desc',
]);

/** Spaces that an element stands for (OpenDocument 1.3 part 3, §6.1.3). */
function spacesOf(attributes: Attributes): number {
  const count = Number.parseInt(attributes['text:c'] ?? '1', 10);
  return Number.isNaN(count) ? 1 : Math.min(Math.max(count, 0), limits.inspect.maxRepeatedSpaces);
}

/** Whether an element of the body is hidden, with all that is in it. */
function isHidden(name: string, attributes: Attributes, styles: OpenDocumentStyles): boolean {
  if (styles.hides(attributes['text:style-name'])) return true;
  if (name === 'section' && /^(none|condition)$/.test(attributes['text:display'] ?? '')) return true;
  if (name === 'hidden-paragraph' || name === 'covered-table-cell') return true;
  if (/^table-(row|column)$/.test(name) && /^(collapse|filter)$/.test(attributes['table:visibility'] ?? ''))
    return true;
  return attributes['presentation:placeholder'] === 'true';
}

/** What is counted while a document is read. */
interface Counts {
  readonly slides: { shown: number; hidden: number };
  pictures: number;
}

/** Handlers for the elements of a document's body, which gather its passages and count its slides and pictures. */
function watchBody(gatherer: PassageGatherer, styles: OpenDocumentStyles, counts: Counts) {
  let pageStart = 0;
  let isPageHidden = false;
  const frames = createOpenDocumentFrames(gatherer, styles.page, () => {
    if (!isPageHidden) counts.pictures++;
  });
  const open: string[] = [];
  return {
    open(name: string, attributes: Attributes): void {
      open.push(name);
      if (name === 'page') {
        pageStart = gatherer.mark();
        isPageHidden = styles.hides(attributes['draw:style-name'] ?? '');
      }
      frames.open(name, attributes);
      // Bodies in three dimensions (§10.5) count by what they look like: LibreOffice leaves them out of other formats.
      if (name === 'scene' && open.at(-2) !== 'scene' && !isPageHidden) counts.pictures++;
      if (name === 'p' || name === 'h') gatherer.begin();
      if (name === 's') gatherer.add(' '.repeat(spacesOf(attributes)));
      if (dividing.has(name)) gatherer.add(' ');
    },
    close(name: string): void {
      open.pop();
      if (name === 'p' || name === 'h') gatherer.end(frames.isInBox() && !frames.isSlides());
      if (name === 'ruby-base') gatherer.add(' ');
      if (name === 'page') {
        counts.slides[isPageHidden ? 'hidden' : 'shown']++;
        if (isPageHidden) gatherer.forget(pageStart);
      }
      frames.close(name);
    },
    text(text: string): void {
      if (textual.has(open.at(-1) ?? '')) gatherer.add(text);
    },
  };
}

/** Collects what an OpenDocument text or presentation shows. */
export function createOpenDocumentContent(): ContentCollector {
  const gatherer = createPassageGatherer();
  const styles = createOpenDocumentStyles();
  const counts: Counts = { slides: { shown: 0, hidden: 0 }, pictures: 0 };

  function watchPart(part: string): XmlEvents {
    const readStyle = styles.watch(part);
    let body: ReturnType<typeof watchBody> | null = null;
    return ignoring((name, attributes) => unseen.has(name) || (body !== null && isHidden(name, attributes, styles)), {
      open(name, attributes) {
        readStyle(name, attributes);
        if (name === 'body' && part === 'content.xml') body ??= watchBody(gatherer, styles, counts);
        body?.open(name, attributes);
      },
      close: (name) => body?.close(name),
      text: (text) => body?.text(text),
    });
  }

  return {
    first: [/^styles\.xml$/],
    watch: (part) => (part === 'content.xml' || part === 'styles.xml' ? watchPart(part) : undefined),
    content: () => ({
      passages: gatherer.passages(),
      outlined: gatherer.outlined(),
      pictures: counts.pictures,
      slides: counts.slides.shown + counts.slides.hidden > 0 ? counts.slides : null,
      hiddenSheets: 0,
    }),
  };
}

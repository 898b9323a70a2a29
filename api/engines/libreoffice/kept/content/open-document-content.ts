import type { XmlEvents } from '../../../../formats/xml/xml.ts';
import { limits } from '../../limits.ts';
import { createPassageGatherer } from '../gather-passages.ts';
import { ignoring } from '../ignore-elements.ts';
import { centimetres } from '../lengths.ts';
import { isOffPage, type Place } from '../place.ts';
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

/** Whether a picture is in the package: by a relative path into it, or as bytes in the element. */
const isCarried = (attributes: Attributes) => !/^(\w+:|\/|\.\.)/.test(attributes['xlink:href'] ?? '');

type Attributes = Readonly<Record<string, string>>;

function placeOf(attributes: Attributes): Partial<Place> {
  const [x, y] = [centimetres(attributes['svg:x']), centimetres(attributes['svg:y'])];
  const [width, height] = [centimetres(attributes['svg:width']), centimetres(attributes['svg:height'])];
  return x === undefined || y === undefined || width === undefined ? {} : { x, y, width, height: height ?? 0 };
}

/** Spaces that an element stands for (OpenDocument 1.3 part 3, §6.1.3). */
function spacesOf(attributes: Attributes): number {
  const count = Number.parseInt(attributes['text:c'] ?? '1', 10);
  return Number.isNaN(count) ? 1 : Math.min(Math.max(count, 0), limits.inspect.maxRepeatedSpaces);
}

/** Collects what an OpenDocument text or presentation shows. */
export function createOpenDocumentContent(): ContentCollector {
  const gatherer = createPassageGatherer();
  const hiddenStyles = new Set<string>();
  const page = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  const slides = { shown: 0, hidden: 0 };
  let pictures = 0;

  function watchPart(part: string): XmlEvents {
    let style = '';
    let inBody = false;
    let isSlides = false;
    let boxes = 0;
    let pageStart = 0;
    let pageHidden = false;
    const open: string[] = [];
    /** For each frame that is open, whether the content that it shows has been met. */
    const shownFirst: boolean[] = [];
    /** Where the passages of each custom shape that is open begin, and whether they are Fontwork. */
    const customShapes: { readonly mark: number; isFontwork: boolean }[] = [];
    const frames: { readonly name: string; readonly mark: number; readonly place: Partial<Place> }[] = [];

    const isHidden = (name: string, attributes: Attributes) => {
      const named = attributes['text:style-name'];
      if (named !== undefined && hiddenStyles.has(named)) return true;
      if (name === 'section' && /^(none|condition)$/.test(attributes['text:display'] ?? '')) return true;
      if (name === 'hidden-paragraph' || name === 'covered-table-cell') return true;
      if (/^table-(row|column)$/.test(name) && /^(collapse|filter)$/.test(attributes['table:visibility'] ?? ''))
        return true;
      return attributes['presentation:placeholder'] === 'true';
    };
    return ignoring((name, attributes) => unseen.has(name) || (inBody && isHidden(name, attributes)), {
      open(name, attributes) {
        open.push(name);
        if (name === 'style') style = attributes['style:name'] ?? '';
        if (name === 'text-properties' && attributes['text:display'] === 'none') hiddenStyles.add(style);
        if (name === 'drawing-page-properties' && attributes['presentation:visibility'] === 'hidden')
          hiddenStyles.add(style);
        if (name === 'page-layout-properties' && part === 'styles.xml') {
          page.width = centimetres(attributes['fo:page-width']) ?? page.width;
          page.height = centimetres(attributes['fo:page-height']) ?? page.height;
        }
        if (name === 'body' && part === 'content.xml') inBody = true;
        if (!inBody) return;
        if (name === 'presentation') isSlides = true;
        if (name === 'page') {
          pageStart = gatherer.mark();
          pageHidden = hiddenStyles.has(attributes['draw:style-name'] ?? '');
        }
        if (attributes['svg:x'] !== undefined) frames.push({ name, mark: gatherer.mark(), place: placeOf(attributes) });
        if (name === 'frame') shownFirst.push(false);
        // The first of a frame's contents is shown, the others stand for it where it cannot be (§10.4.2).
        if (/^(image|object|object-ole|table|plugin)$/.test(name) && shownFirst.at(-1) === false) {
          shownFirst[shownFirst.length - 1] = true;
          if (name === 'image' && !pageHidden && isCarried(attributes)) pictures++;
        }
        if (name === 'text-box' || name === 'custom-shape') boxes++;
        if (name === 'custom-shape') customShapes.push({ mark: gatherer.mark(), isFontwork: false });
        const customShape = customShapes.at(-1);
        // Text along a path (OpenDocument 1.3 part 3, §19.232), of which a PDF has the outlines.
        if (customShape && attributes['draw:text-path'] === 'true') customShape.isFontwork = true;
        if (name === 'p' || name === 'h') gatherer.begin();
        if (name === 's') gatherer.add(' '.repeat(spacesOf(attributes)));
        if (dividing.has(name)) gatherer.add(' ');
      },
      close(name) {
        open.pop();
        if (!inBody) return;
        if (name === 'p' || name === 'h') gatherer.end(boxes > 0 && !isSlides);
        if (name === 'ruby-base') gatherer.add(' ');
        if (name === 'frame') shownFirst.pop();
        if (name === 'text-box' || name === 'custom-shape') boxes--;
        if (name === 'custom-shape') {
          const customShape = customShapes.pop();
          if (customShape?.isFontwork) gatherer.outline(customShape.mark);
        }
        if (name === 'page') {
          slides[pageHidden ? 'hidden' : 'shown']++;
          if (pageHidden) gatherer.forget(pageStart);
        }
        const frame = frames.at(-1);
        if (frame?.name !== name) return;
        frames.pop();
        if (isSlides && frames.length === 0 && isOffPage(frame.place, page)) gatherer.forget(frame.mark);
      },
      text(text) {
        if (inBody && textual.has(open.at(-1) ?? '')) gatherer.add(text);
      },
    });
  }

  return {
    first: [/^styles\.xml$/],
    watch: (part) => (part === 'content.xml' || part === 'styles.xml' ? watchPart(part) : undefined),
    content: () => ({
      passages: gatherer.passages(),
      outlined: gatherer.outlined(),
      pictures,
      slides: slides.shown + slides.hidden > 0 ? slides : null,
      hiddenSheets: 0,
    }),
  };
}

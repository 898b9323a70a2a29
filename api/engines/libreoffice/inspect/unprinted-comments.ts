import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';

/** Comments and speaker notes of a document, which its PDF does not show. */
export interface UnprintedComments {
  /** Comments on text, slides or cells. */
  readonly comments: number;
  /** Slides that have speaker notes. */
  readonly slidesWithNotes: number;
}

/** Counts comments and speaker notes while the parts of a package are read. */
export interface CommentCounter {
  readonly watch: (part: string, events: XmlEvents) => XmlEvents;
  readonly counted: () => UnprintedComments;
}

/** Parts that hold comments, and the element that is one: Word and Excel, PowerPoint, OpenDocument. */
const commentParts: readonly (readonly [part: RegExp, element: string])[] = [
  [/^word\/comments\d*\.xml$/, 'comment'],
  [/^xl\/(?:comments\/)?comments?\d*\.xml$/, 'comment'],
  [/^ppt\/comments\/[^/]+\.xml$/, 'cm'],
  [/^content\.xml$/, 'annotation'],
];
/** What notes pages hold besides notes: a picture of the slide, what is above and below all pages. */
const besideNotes = new Set(['sldImg', 'sldNum', 'dt', 'hdr', 'ftr']);
const notesPart = /^ppt\/notesSlides\/[^/]+\.xml$/;
/** Elements of OpenDocument that hold a slide's notes; below them, `presentation:class` names the text among the rest. */
const notesElement = 'presentation:notes';
const sheetPart = /^xl\/worksheets\/[^/]+\.xml$/;

interface Watcher {
  readonly open: NonNullable<XmlEvents['open']>;
  readonly close?: NonNullable<XmlEvents['close']>;
  readonly text?: NonNullable<XmlEvents['text']>;
}

function before(events: XmlEvents, watcher: Watcher): XmlEvents {
  const { open, close, text } = watcher;
  return {
    ...events,
    open(name, attributes, source) {
      open(name, attributes);
      events.open?.(name, attributes, source);
    },
    ...(close && {
      close(name) {
        close(name);
        events.close?.(name);
      },
    }),
    ...(text && {
      text(content) {
        text(content);
        events.text?.(content);
      },
    }),
  };
}

/** Creates a counter for one document. */
export function createCommentCounter(): CommentCounter {
  let comments = 0;
  let slidesWithNotes = 0;
  /** Whether sheets print the comments of their cells, as few do. */
  let printsComments = false;

  /** Counts a slide once if there is text where its notes are. */
  function watchNotes(events: XmlEvents, { isNotes, isText, isOther, isEnd }: NotesTests) {
    let [inNotes, inText, isCounted] = [false, false, false];
    return before(events, {
      open(name, attributes) {
        if (isNotes(name, attributes)) [inNotes, inText, isCounted] = [true, false, false];
        else if (inNotes && isText(name, attributes)) inText = true;
        else if (isOther?.(name, attributes)) inText = false;
      },
      close(name) {
        if (isEnd(name, {})) inText = false;
      },
      text(content) {
        if (!inText || isCounted || content.trim() === '') return;
        slidesWithNotes++;
        isCounted = true;
      },
    });
  }

  return {
    watch(part, events) {
      if (notesPart.test(part)) {
        return watchNotes(events, {
          isNotes: (name) => localName(name) === 'notes',
          isText: (name) => localName(name) === 'sp',
          isOther: (name, { type = '' }) => localName(name) === 'ph' && besideNotes.has(type),
          isEnd: (name) => localName(name) === 'sp',
        });
      }
      if (sheetPart.test(part)) {
        return before(events, {
          open(name, { cellComments = 'none' }) {
            if (localName(name) === 'pageSetup' && cellComments !== 'none') printsComments = true;
          },
        });
      }
      const element = commentParts.find(([pattern]) => pattern.test(part))?.[1];
      if (element === undefined) return events;
      const counting = before(events, {
        open(name) {
          if (localName(name) === element) comments++;
        },
      });
      if (element !== 'annotation') return counting;
      return watchNotes(counting, {
        isNotes: (name) => name === notesElement,
        isText: (name, attributes) => name === 'draw:frame' && attributes['presentation:class'] === 'notes',
        isEnd: (name) => name === 'draw:frame' || name === notesElement,
      });
    },
    counted: () => ({ comments: printsComments ? 0 : comments, slidesWithNotes }),
  };
}

/** What opens a slide's notes and a text of them, what shows that a text is not a note, and what closes it. */
interface NotesTests {
  readonly isNotes: Test;
  readonly isText: Test;
  readonly isOther?: Test;
  readonly isEnd: Test;
}

type Test = (name: string, attributes: Readonly<Record<string, string>>) => boolean;

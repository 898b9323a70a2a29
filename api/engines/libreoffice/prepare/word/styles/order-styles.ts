import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { addTo } from '../../../../../groups.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';

/** Events of styles that wait for others; beyond, all that follow stay where they are. */
const maxWaiting = 200_000;

type Replay = () => void;

/** A style that is being read. */
interface Style {
  readonly id: string;
  readonly depth: number;
  readonly events: Replay[];
  basedOn: string | undefined;
}

/**
 * Puts styles after those that they are based on: LibreOffice reads them in the order in which they stand, and one that
 * states only the space above its paragraphs gets the space below of what its base is by then.
 */
export function orderStyles(editor: XmlEditor): XmlEditor {
  const ready = new Set<string>();
  /** What waits, by the style that it is based on. */
  const waiting = new Map<string, Style[]>();
  let waitingEvents = 0;
  let depth = 0;
  let style: Style | undefined;
  let changed = false;

  const pass = (replay: Replay) => (style === undefined ? replay() : style.events.push(replay));
  const releaseAll = () => {
    for (const styles of waiting.values()) for (const { events } of styles) for (const replay of events) replay();
    waiting.clear();
  };
  /** Writes a style and those that have waited for it. */
  const write = (first: Style) => {
    const due = [first];
    for (let next = due.pop(); next !== undefined; next = due.pop()) {
      for (const replay of next.events) replay();
      ready.add(next.id);
      due.push(...(waiting.get(next.id) ?? []).reverse());
      waiting.delete(next.id);
    }
  };
  const end = (ended: Style) => {
    const { basedOn, events } = ended;
    if (basedOn === undefined || ready.has(basedOn) || waitingEvents + events.length > maxWaiting) return write(ended);
    changed = true;
    waitingEvents += events.length;
    addTo(waiting, basedOn, ended);
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local === 'style' && style === undefined) {
        style = { id: attributeOf(attributes, 'styleId') ?? '', depth, events: [], basedOn: undefined };
      }
      if (local === 'basedOn' && style?.depth === depth - 1) style.basedOn = attributeOf(attributes, 'val');
      depth += 1;
      pass(() => editor.open(name, attributes, source));
    },
    close(name) {
      depth -= 1;
      if (localName(name) === 'styles') releaseAll();
      pass(() => editor.close(name));
      if (style?.depth !== depth) return;
      const ended = style;
      style = undefined;
      end(ended);
    },
    text: (text) => pass(() => editor.text(text)),
  });
}

import { localName } from '../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../xml-editor.ts';

/** Twentieths of a point that are taken from between letters; LibreOffice knows no half ones. */
const tightening = '-2';

/** Hints at the alignment of justified text. */
export const justifiedHint = /[<:]jc\s[^>]{0,40}(?:both|distribute)/;

interface Holder {
  /** The prefix of its elements, which those that are added must have. */
  readonly prefix: string;
  readonly isStyle: boolean;
  /** What its alignment asks for; undefined where it states none, or it has been added. */
  spacing: string | undefined;
}

const isJustified = (value: string | undefined) => value === 'both' || value === 'distribute';

/**
 * Sets the letters of justified text a little tighter. Word 2013 and later put another word on a justified line if that
 * takes no more than a part of the width of its spaces; LibreOffice before 24.2 only stretches spaces. With tighter
 * letters as many words fit on a line, whose spaces are stretched then.
 *
 * @param inStyles Whether styles justify: paragraphs that are aligned left then undo it.
 */
export function tightenJustifiedLines(editor: XmlEditor, inStyles: boolean): XmlEditor {
  const names: string[] = [];
  const holders: Holder[] = [];
  /** The paragraph of a run whose properties have not come yet. */
  let waiting: Holder | undefined;
  let changed = false;

  const addSpacing = ({ prefix, spacing }: Holder) => {
    if (spacing === undefined) return;
    changed = true;
    editor.open(`${prefix}spacing`, { [`${prefix}val`]: spacing });
    editor.close(`${prefix}spacing`);
  };
  const addProperties = (holder: Holder) => {
    if (holder.spacing === undefined) return;
    editor.open(`${holder.prefix}rPr`, {});
    addSpacing(holder);
    editor.close(`${holder.prefix}rPr`);
  };
  /** Adds properties to a run that has none of its own. */
  const settle = () => {
    if (waiting) addProperties(waiting);
    waiting = undefined;
  };
  const spacingFor = (alignment: string | undefined) => {
    if (isJustified(alignment)) return tightening;
    // Centred and right-aligned lines are short: there it makes no difference, but thousands of cells take time.
    return inStyles && (alignment === 'left' || alignment === 'start') ? '0' : undefined;
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      const parent = localName(names.at(-1) ?? '');
      const found = holders.at(-1);
      const holder = found?.prefix === prefixOf(name) ? found : undefined;
      const ofRun = local === 'rPr' && holder !== undefined && waiting === holder ? waiting : undefined;
      if (ofRun) waiting = undefined;
      settle();
      if (local === 'jc' && parent === 'pPr' && holder) holder.spacing = spacingFor(attributes[`${holder.prefix}val`]);
      if (local === 'p' || local === 'style') {
        holders.push({ prefix: prefixOf(name), isStyle: local === 'style', spacing: undefined });
      }
      names.push(name);
      editor.open(name, attributes, source);
      if (local === 'r' && holder && !holder.isStyle) waiting = holder;
      else if (ofRun) addSpacing(ofRun);
      else if (local === 'rPr' && parent === 'style' && holder) {
        addSpacing(holder);
        holder.spacing = undefined;
      }
    },
    close(name) {
      settle();
      names.pop();
      const local = localName(name);
      if (local === 'p' || local === 'style') {
        const holder = holders.pop();
        if (holder?.isStyle) addProperties(holder);
      }
      editor.close(name);
    },
    text(text) {
      settle();
      editor.text(text);
    },
  });
}

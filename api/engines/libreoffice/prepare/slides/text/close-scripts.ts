import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, ownTextOf, rewriteElements, type XmlElement } from '../../edit/xml-tree.ts';

/** Elements and texts of a run, which has some ten; and pieces of one, beyond which it stays whole. */
const maxNodes = 200;
const maxPieces = 500;

const eastAsian = '\\p{sc=Han}\\p{sc=Hangul}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Bopo}\\u3000-\\u303f\\uff00-\\uffef';
const isEastAsian = new RegExp(`[${eastAsian}]`, 'u');
/**
 * Letters and digits that are not East Asian, and East Asian characters: what determines the script of the text after
 * it.
 */
const telling = new RegExp(`[${eastAsian}\\p{L}\\p{Nd}]`, 'gu');

/** A space that is as good as nothing: of a point, in hundredths of a point. */
const leastSize = '100';

type Script = 'eastAsian' | 'other';

/**
 * Has East Asian and other letters stand as close as in PowerPoint: LibreOffice adds a fifth of the height of what comes
 * before, which is a small space here. At that space lines may break, as they may between scripts.
 */
export function closeScripts(editor: XmlEditor): XmlEditor {
  /** Of the paragraph's text so far; undefined at its beginning. */
  let script: Script | undefined;

  /** The pieces of a text, each in front of a letter of another script than the one before. */
  function piecesOf(text: string): readonly string[] {
    const places: number[] = [];
    for (const { 0: letter, index } of text.matchAll(telling)) {
      const next: Script = isEastAsian.test(letter) ? 'eastAsian' : 'other';
      if (script !== undefined && next !== script) places.push(index);
      script = next;
    }
    return [0, ...places].map((place, number) => text.slice(place, places[number]));
  }

  function closedRun(run: XmlElement): readonly XmlElement[] | undefined {
    const text = childOf(run, 't');
    if (text === undefined || elementsOf(text).length > 0) return undefined;
    const pieces = piecesOf(ownTextOf(text));
    if (pieces.length === 1 || pieces.length > maxPieces) return undefined;
    const properties = childOf(run, 'rPr');
    const { lang } = properties?.attributes ?? {};
    const name = properties?.name ?? run.name.replace(/r$/, 'rPr');
    const least: XmlElement = { name, attributes: { ...(lang && { lang }), sz: leastSize }, children: [] };
    const space: XmlElement = { ...run, children: [least, { ...text, children: [' '] }] };
    const others = run.children.filter((child) => child !== text);
    return pieces.flatMap((piece, place) => {
      const own: XmlElement[] = piece === '' ? [] : [{ ...run, children: [...others, { ...text, children: [piece] }] }];
      return place === 0 ? own : [space, ...own];
    });
  }

  const runs = rewriteElements(editor, {
    // Formulas have runs, too.
    takes: (name) => localName(name) === 'r' && prefixOf(name) !== 'm:',
    rewrite: closedRun,
    maxNodes,
  });
  return layerOver(runs, runs.changed, {
    open(name, attributes, source) {
      if (/^(?:p|br|fld)$/.test(localName(name))) script = undefined;
      runs.open(name, attributes, source);
    },
  });
}

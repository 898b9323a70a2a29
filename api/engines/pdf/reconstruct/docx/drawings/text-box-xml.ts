import type { TextBox } from '../../model/inline.ts';
import { rectangle, transform } from '../../ooxml/drawing-ml.ts';
import { element, emus } from '../../ooxml/xml.ts';
import { wordNamespaces } from '../namespaces.ts';
import { twentieths } from '../word-xml.ts';
import type { WriteContext } from '../write-context.ts';
import { anchoredXml } from './anchored-xml.ts';

/** How text runs in a box (`ST_TextVerticalType`), by its turn; as usual if not set. */
const directions = { [-90]: 'vert270', 0: undefined, 90: 'vert' } as const;

/**
 * Writes a text box of one line at its position on the page (`wps:txbx`, ECMA-376 part 1, section 20.1.2.1.1 for its body).
 * Word accepts it only within `mc:AlternateContent`.
 * @param content The runs of its text.
 */
export function textBoxXml(
  { box, turn, isInFront, pitch, origin }: TextBox,
  content: string,
  context: WriteContext,
): string {
  const id = context.nextId();
  const [cx, cy] = [Math.max(1, emus(box.x1 - box.x0)), Math.max(1, emus(box.y1 - box.y0))];
  const spacing = { 'w:before': 0, 'w:after': 0, 'w:line': Math.max(1, twentieths(pitch)), 'w:lineRule': 'exact' };
  const paragraph = element('w:p', {}, element('w:pPr', {}, element('w:spacing', spacing)), content);
  const insets = { lIns: 0, tIns: 0, rIns: 0, bIns: 0 };
  const shape = element(
    'wps:wsp',
    {},
    element('wps:cNvSpPr', { txBox: 1 }),
    element('wps:spPr', {}, transform(0, 0, cx, cy), rectangle, element('a:noFill')),
    element('wps:txbx', {}, element('w:txbxContent', {}, paragraph)),
    element('wps:bodyPr', { vert: directions[turn], wrap: turn === 0 ? 'none' : 'square', ...insets }),
  );
  const graphic = element('a:graphic', {}, element('a:graphicData', { uri: wordNamespaces['xmlns:wps'] }, shape));
  const drawing = anchoredXml({ x: box.x0, y: box.y0, origin, cx, cy, id, name: `Text Box ${id}`, isInFront, graphic });
  return element('mc:AlternateContent', {}, element('mc:Choice', { Requires: 'wps' }, drawing));
}

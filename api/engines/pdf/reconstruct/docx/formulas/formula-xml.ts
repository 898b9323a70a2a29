import type { Formula, Look } from '../../model/page-model.ts';
import { element } from '../../ooxml/xml.ts';
import { fontsXml, halfPoints, valElement } from '../word-xml.ts';
import type { WriteContext } from '../write-context.ts';
import { mathValue, rowXml } from './row-xml.ts';

/** The font that Word sets formulas in. */
const mathFont = 'Cambria Math';

type Context = Pick<WriteContext, 'styleLook' | 'fonts'>;

/** The properties of a formula's letters: its font, and its colour and size where the paragraph has others. */
function letterProperties(look: Look, { styleLook, fonts }: Context): string {
  const { colour, size } = look;
  fonts.add(mathFont, { ...look, isFixedPitch: false, isSerif: true });
  return element(
    'w:rPr',
    {},
    fontsXml(mathFont),
    colour === styleLook.colour ? '' : valElement('w:color', colour),
    size === styleLook.size ? '' : valElement('w:sz', halfPoints(size)),
    size === styleLook.size ? '' : valElement('w:szCs', halfPoints(size)),
  );
}

/** Writes a formula in a line of text (`m:oMath`, Office MathML: ECMA-376 part 1, section 22.1.2.77). */
export const formulaXml = ({ row, look }: Formula, context: Context): string =>
  element('m:oMath', {}, rowXml(row, letterProperties(look, context)));

/** A formula as a paragraph of its own, in which fractions are as large as the text (`m:oMathPara`). */
export const displayedXml = (formula: Formula, alignment: 'left' | 'center' | 'right', context: Context): string =>
  element('m:oMathPara', {}, element('m:oMathParaPr', {}, mathValue('m:jc', alignment)), formulaXml(formula, context));

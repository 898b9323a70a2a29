import type { MathNode, MathRow, MathStyle } from '../../model/formula.ts';
import type { Formula, Look } from '../../model/page-model.ts';
import { element, escapeXml } from '../../ooxml/xml.ts';
import { fontsXml, halfPoints, valElement } from '../word-xml.ts';
import type { WriteContext } from '../write-context.ts';
import { withBareOperators } from './bare-operators.ts';

/** The font that Word sets formulas in. */
const mathFont = 'Cambria Math';

const mathValue = (name: string, value: string | number) => element(name, { 'm:val': value });

/** The properties of runs by their styles (`m:rPr`, ECMA-376 part 1, section 22.1.2.91): italic letters are the default. */
const styles: Readonly<Record<MathStyle, string>> = {
  italic: '',
  upright: element('m:rPr', {}, mathValue('m:sty', 'p')),
  bold: element('m:rPr', {}, mathValue('m:sty', 'b')),
  'bold-italic': element('m:rPr', {}, mathValue('m:sty', 'bi')),
  text: element('m:rPr', {}, element('m:nor')),
};

type Context = Pick<WriteContext, 'styleLook' | 'fonts'>;

/** The properties of a formula's letters: its font, and its colour and size where the paragraph has others. */
function letterProperties({ colour, size }: Look, { styleLook, fonts }: Context): string {
  fonts.add(mathFont);
  return element(
    'w:rPr',
    {},
    fontsXml(mathFont),
    colour === styleLook.colour ? '' : valElement('w:color', colour),
    size === styleLook.size ? '' : valElement('w:sz', halfPoints(size)),
    size === styleLook.size ? '' : valElement('w:szCs', halfPoints(size)),
  );
}

/** Writes rows of one formula, whose letters have the same properties. */
function createWriter(properties: string) {
  const control = element('m:ctrlPr', {}, properties);
  const withProperties = (name: string, ...own: readonly string[]) => element(`${name}Pr`, {}, ...own, control);
  const part = (name: string, row: MathRow): string => element(name, {}, rowXml(row));
  const rowXml = (row: MathRow): string => withBareOperators(row).map(nodeXml).join('');

  function scriptsXml(node: Extract<MathNode, { type: 'scripts' }>): string {
    const { base, raised, lowered, areBefore } = node;
    const [below, above] = [part('m:sub', lowered), part('m:sup', raised)];
    if (areBefore) return element('m:sPre', {}, withProperties('m:sPre'), below, above, part('m:e', base));
    const name = raised.length === 0 ? 'm:sSub' : lowered.length === 0 ? 'm:sSup' : 'm:sSubSup';
    return element(
      name,
      {},
      withProperties(name),
      part('m:e', base),
      lowered.length === 0 ? '' : below,
      raised.length === 0 ? '' : above,
    );
  }

  function limitsXml({ base, above, below }: Extract<MathNode, { type: 'limits' }>): string {
    const lower =
      below.length === 0
        ? rowXml(base)
        : element('m:limLow', {}, withProperties('m:limLow'), part('m:e', base), part('m:lim', below));
    return above.length === 0
      ? lower
      : element('m:limUpp', {}, withProperties('m:limUpp'), element('m:e', {}, lower), part('m:lim', above));
  }

  function matrixXml({ rows, isLeft }: Extract<MathNode, { type: 'matrix' }>): string {
    const count = Math.max(...rows.map((cells) => cells.length));
    const columns = element(
      'm:mcs',
      {},
      element(
        'm:mc',
        {},
        element('m:mcPr', {}, mathValue('m:count', count), mathValue('m:mcJc', isLeft ? 'left' : 'center')),
      ),
    );
    return element(
      'm:m',
      {},
      withProperties('m:m', columns),
      ...rows.map((cells) => element('m:mr', {}, ...cells.map((cell) => part('m:e', cell)))),
    );
  }

  /** Writes a node in the order of the schema (ECMA-376 part 1, section 22.1). */
  function nodeXml(node: MathNode): string {
    switch (node.type) {
      case 'run':
        return element(
          'm:r',
          {},
          styles[node.style],
          properties,
          `<m:t xml:space="preserve">${escapeXml(node.text)}</m:t>`,
        );
      case 'fraction': {
        const type = node.hasBar ? '' : mathValue('m:type', 'noBar');
        return element('m:f', {}, withProperties('m:f', type), part('m:num', node.above), part('m:den', node.below));
      }
      case 'radical': {
        const hidden = node.degree.length === 0 ? mathValue('m:degHide', 1) : '';
        return element(
          'm:rad',
          {},
          withProperties('m:rad', hidden),
          part('m:deg', node.degree),
          part('m:e', node.content),
        );
      }
      case 'scripts':
        return scriptsXml(node);
      case 'operator':
        return element(
          'm:nary',
          {},
          withProperties(
            'm:nary',
            mathValue('m:chr', node.sign),
            mathValue('m:limLoc', node.areBeside ? 'subSup' : 'undOvr'),
            node.lowered.length === 0 ? mathValue('m:subHide', 1) : '',
            node.raised.length === 0 ? mathValue('m:supHide', 1) : '',
          ),
          part('m:sub', node.lowered),
          part('m:sup', node.raised),
          part('m:e', node.operand),
        );
      case 'function':
        return element('m:func', {}, withProperties('m:func'), part('m:fName', node.name), part('m:e', node.operand));
      case 'limits':
        return limitsXml(node);
      case 'accent':
        return element('m:acc', {}, withProperties('m:acc', mathValue('m:chr', node.sign)), part('m:e', node.content));
      case 'bar':
        return element(
          'm:bar',
          {},
          withProperties('m:bar', mathValue('m:pos', node.side === 'above' ? 'top' : 'bot')),
          part('m:e', node.content),
        );
      case 'brackets':
        return element(
          'm:d',
          {},
          withProperties('m:d', mathValue('m:begChr', node.open), mathValue('m:endChr', node.close)),
          part('m:e', node.content),
        );
      case 'matrix':
        return matrixXml(node);
    }
  }
  return rowXml;
}

/** Writes a formula in a line of text (`m:oMath`, Office MathML: ECMA-376 part 1, section 22.1.2.77). */
export const formulaXml = ({ row, look }: Formula, context: Context): string =>
  element('m:oMath', {}, createWriter(letterProperties(look, context))(row));

/** A formula as a paragraph of its own, in which fractions are as large as the text (`m:oMathPara`). */
export const displayedXml = (formula: Formula, alignment: 'left' | 'center' | 'right', context: Context): string =>
  element('m:oMathPara', {}, element('m:oMathParaPr', {}, mathValue('m:jc', alignment)), formulaXml(formula, context));

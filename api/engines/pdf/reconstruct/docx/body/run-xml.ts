import type { Text } from '../../model/doc-model.ts';
import type { Look } from '../../model/page-model.ts';
import { softHyphen } from '../../model/soft-hyphen.ts';
import { familyOfText, fontFamily } from '../../ooxml/font-family.ts';
import { element, escapeXml } from '../../ooxml/xml.ts';
import { fontsXml, halfPoints, shading, twentieths, valued } from '../word-xml.ts';
import type { WriteContext } from '../write-context.ts';

/** The format of a run. What is not set is off. */
export interface RunFormat {
  readonly look: Look;
  readonly text?: string;
  readonly tracking?: number;
  readonly raised?: Text['raised'];
  readonly isUnderlined?: boolean;
  readonly isStruck?: boolean;
  readonly highlight?: string | null;
  readonly isRightToLeft?: boolean;
}

/** A property that is on or off, written if it differs from the style. */
const toggle = (name: string, isOn: boolean, isOnInStyle: boolean) =>
  isOn === isOnInStyle ? '' : isOn ? element(name) : valued(name, 0);

/** Whether readers are likely to have the font: letter spacing measured in one font is wrong in another. */
const hasFamily = ({ font }: Look) => fontFamily(font, '') !== '';

/** Letter spacing by which a font is as wide as the one that it stands in for. */
export const fitOf = ({ fit = 0, size }: Look) => twentieths(fit * size);

/**
 * Writes the properties in which a run differs from its paragraph's style (`w:rPr`), in the order of the schema
 * (`EG_RPrBase`, ECMA-376 part 1, annex A). Adds the run's font family to those of the document.
 */
export function runProperties(format: RunFormat, { ground, fonts }: Pick<WriteContext, 'ground' | 'fonts'>): string {
  const {
    look,
    text = '',
    tracking = 0,
    raised = null,
    isUnderlined = false,
    isStruck = false,
    highlight = null,
    isRightToLeft = false,
  } = format;
  const family = familyOfText(look.font, text);
  const spacing = fitOf(look) + (hasFamily(look) ? twentieths(tracking) : 0);
  fonts.add(family);
  const inner = [
    family === fontFamily(ground.font) ? '' : fontsXml(family),
    toggle('w:b', look.isBold, ground.isBold),
    toggle('w:bCs', look.isBold, ground.isBold),
    toggle('w:i', look.isItalic, ground.isItalic),
    toggle('w:iCs', look.isItalic, ground.isItalic),
    isStruck ? element('w:strike') : '',
    look.colour === ground.colour ? '' : valued('w:color', look.colour),
    spacing === fitOf(ground) ? '' : valued('w:spacing', spacing),
    look.stretch === ground.stretch ? '' : valued('w:w', look.stretch ?? 100),
    look.size === ground.size ? '' : valued('w:sz', halfPoints(look.size)),
    look.size === ground.size ? '' : valued('w:szCs', halfPoints(look.size)),
    isUnderlined ? valued('w:u', 'single') : '',
    shading(highlight),
    raised === null ? '' : valued('w:vertAlign', raised === 'super' ? 'superscript' : 'subscript'),
    isRightToLeft ? element('w:rtl') : '',
  ].join('');
  return inner === '' ? '' : element('w:rPr', {}, inner);
}

/** Text of a run; spaces at its ends are kept. Word has an element of its own for soft hyphens. */
export const textElement = (text: string) =>
  text
    .split(softHyphen)
    .map((part) => (part === '' ? '' : `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`))
    .join(element('w:softHyphen'));

/** A run (`w:r`) of properties and content, both markup. */
export const run = (properties: string, ...content: readonly string[]) => element('w:r', {}, properties, ...content);

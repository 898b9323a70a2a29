import { softHyphen } from '../../model/characters/soft-hyphen.ts';
import type { TextEffect } from '../../model/drawings/soft-ink.ts';
import type { Text } from '../../model/inline.ts';
import type { Look } from '../../model/page-model.ts';
import { familyOf, familyOfText } from '../../ooxml/font-family.ts';
import { element, emus, escapeXml } from '../../ooxml/xml.ts';
import { fontsXml, halfPoints, shading, twentieths, valElement } from '../word-xml.ts';
import type { WriteContext } from '../write-context.ts';

/** The format of a run. Properties that are not set are off. */
export interface RunFormat {
  readonly look: Look;
  /** The id of its character style. */
  readonly style?: string;
  readonly text?: string;
  readonly tracking?: number;
  readonly raised?: Text['raised'];
  readonly rise?: number;
  readonly isUnderlined?: boolean;
  readonly isStruck?: boolean;
  readonly highlight?: string | null;
  readonly frame?: string;
  readonly isRightToLeft?: boolean;
}

/** A toggle property with its counterpart for complex scripts, written only if it differs from the style. */
const toggle = (name: 'b' | 'i', [isOn, isOnInStyle]: readonly [boolean, boolean]) => {
  if (isOn === isOnInStyle) return '';
  const write = (property: string) => (isOn ? element(property) : valElement(property, 0));
  return write(`w:${name}`) + write(`w:${name}Cs`);
};

/** Whether readers are likely to have the font: letter spacing measured in one font is wrong for another. */
const hasFamily = (look: Look) => familyOf(look, '') !== '';

/** The style in which a font's family is set: that of Arial Black, or of a light one, is not bold for its strokes. */
export const styleOf = ({ embedded, isBold, isItalic }: Look) => embedded ?? { isBold, isItalic };

/** The letter spacing that makes a substitute as wide as the original font, in twentieths of a point. */
export const fitOf = ({ fit = 0, size }: Look) => twentieths(fit * size);

/** Sixty-thousandths of a degree: to the bottom right, and to the bottom left. */
const directions = { right: 2_700_000, left: 8_100_000 } as const;
/** A shadow is moved down as far as sideways. */
const diagonal = Math.SQRT2;

/** The frame around letters, half a point wide. */
const frameXml = (colour: string | undefined) =>
  colour === undefined ? '' : element('w:bdr', { 'w:val': 'single', 'w:sz': 4, 'w:space': 0, 'w:color': colour });

/** The glow or the shadow of letters, in Word 2010's terms ([MS-DOCX], sections 2.6.1.10 and 2.6.1.22). */
function effectXml(effect: TextEffect | undefined): string {
  if (effect === undefined) return '';
  const { colour, transparency, radius, offset } = effect;
  const alpha = element('w14:alpha', { 'w14:val': Math.round(100_000 * transparency) });
  const shade = element('w14:srgbClr', { 'w14:val': colour }, alpha);
  if (offset === 0) return element('w14:glow', { 'w14:rad': emus(radius) }, shade);
  return element(
    'w14:shadow',
    {
      'w14:blurRad': emus(radius),
      'w14:dist': emus(diagonal * Math.abs(offset)),
      'w14:dir': directions[offset > 0 ? 'right' : 'left'],
      'w14:sx': 100_000,
      'w14:sy': 100_000,
      'w14:kx': 0,
      'w14:ky': 0,
      'w14:algn': 'tl',
    },
    shade,
  );
}

/**
 * Writes the properties in which a run differs from its paragraph's style (`w:rPr`), in schema order (`EG_RPrBase`,
 * ECMA-376 part 1, annex A). Adds the run's font family to those of the document.
 */
export function runProperties(
  format: RunFormat,
  { styleLook, fonts }: Pick<WriteContext, 'styleLook' | 'fonts'>,
): string {
  const {
    look,
    style: styleId,
    text = '',
    tracking = 0,
    raised = null,
    rise = 0,
    isUnderlined = false,
    isStruck = false,
    highlight = null,
    frame,
    isRightToLeft = false,
  } = format;
  const family = familyOfText(look, text);
  const spacing = fitOf(look) + (hasFamily(look) ? twentieths(tracking) : 0);
  const [style, ownStyle] = [styleOf(look), styleOf(styleLook)];
  fonts.add(family, look);
  const inner = [
    styleId === undefined ? '' : valElement('w:rStyle', styleId),
    family === familyOf(styleLook) ? '' : fontsXml(family),
    toggle('b', [style.isBold, ownStyle.isBold]),
    toggle('i', [style.isItalic, ownStyle.isItalic]),
    isStruck ? element('w:strike') : '',
    look.colour === styleLook.colour ? '' : valElement('w:color', look.colour),
    spacing === fitOf(styleLook) ? '' : valElement('w:spacing', spacing),
    look.stretch === styleLook.stretch ? '' : valElement('w:w', look.stretch ?? 100),
    rise === 0 ? '' : valElement('w:position', halfPoints(rise)),
    look.size === styleLook.size ? '' : valElement('w:sz', halfPoints(look.size)),
    look.size === styleLook.size ? '' : valElement('w:szCs', halfPoints(look.size)),
    isUnderlined ? valElement('w:u', 'single') : '',
    frameXml(frame),
    shading(highlight),
    raised === null ? '' : valElement('w:vertAlign', raised === 'super' ? 'superscript' : 'subscript'),
    isRightToLeft ? element('w:rtl') : '',
    effectXml(look.effect),
  ].join('');
  return inner === '' ? '' : element('w:rPr', {}, inner);
}

/** The properties of a run that stands points above its line, or below it. */
export const riseProperties = (points = 0): string =>
  halfPoints(points) === 0 ? '' : element('w:rPr', {}, valElement('w:position', halfPoints(points)));

/** The text of a run; leading and trailing spaces are preserved. Word has a separate element for soft hyphens. */
export const textElement = (text: string) =>
  text
    .split(softHyphen)
    .map((part) => (part === '' ? '' : `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`))
    .join(element('w:softHyphen'));

/** A run (`w:r`) of properties and content, both markup. */
export const run = (properties: string, ...content: readonly string[]) => element('w:r', {}, properties, ...content);

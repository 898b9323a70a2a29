import type { Text } from '../../model/doc-model.ts';
import type { Look } from '../../model/page-model.ts';
import { familyOfText, fontFamily } from '../../ooxml/font-family.ts';
import { element, escapeXml, twentieths, valued } from '../../ooxml/xml.ts';
import type { WriteContext } from '../write-context.ts';

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

const toggle = (name: string, isOn: boolean, isGround: boolean) =>
  isOn === isGround ? '' : isOn ? element(name) : valued(name, 0);

/** Whether the font's name tells its family: room between letters means nothing for those of another one. */
const isNamed = ({ font }: Look) => fontFamily(font, '') !== '';

/** The properties of a run that differ from what its paragraph's style says, in the schema's order. */
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
  fonts.add(family);
  const differs = family !== fontFamily(ground.font);
  const inner = [
    differs ? element('w:rFonts', { 'w:ascii': family, 'w:eastAsia': family, 'w:hAnsi': family, 'w:cs': family }) : '',
    toggle('w:b', look.isBold, ground.isBold),
    toggle('w:bCs', look.isBold, ground.isBold),
    toggle('w:i', look.isItalic, ground.isItalic),
    toggle('w:iCs', look.isItalic, ground.isItalic),
    isStruck ? element('w:strike') : '',
    look.colour === ground.colour ? '' : valued('w:color', look.colour),
    tracking === 0 || !isNamed(look) ? '' : valued('w:spacing', twentieths(tracking)),
    look.stretch === ground.stretch ? '' : valued('w:w', look.stretch ?? 100),
    look.size === ground.size ? '' : valued('w:sz', Math.round(look.size * 2)),
    look.size === ground.size ? '' : valued('w:szCs', Math.round(look.size * 2)),
    isUnderlined ? valued('w:u', 'single') : '',
    highlight === null ? '' : element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': highlight }),
    raised === null ? '' : valued('w:vertAlign', raised === 'super' ? 'superscript' : 'subscript'),
    isRightToLeft ? element('w:rtl') : '',
  ].join('');
  return inner === '' ? '' : element('w:rPr', {}, inner);
}

/** Text within a run, with the spaces it begins and ends with. */
export const textElement = (text: string) => `<w:t xml:space="preserve">${escapeXml(text)}</w:t>`;

export const run = (properties: string, ...content: readonly string[]) => element('w:r', {}, properties, ...content);

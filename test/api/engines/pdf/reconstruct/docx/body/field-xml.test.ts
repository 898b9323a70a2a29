import { describe, expect, it } from 'vitest';
import { fieldXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/body/field-xml.ts';
import type { FormField } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { writeContext } from '../../../../../../support/rebuilt-pdf/write-context.ts';

const field: FormField = {
  ...{ x0: 0, x1: 50, y0: 0, y1: 10, type: 'text', name: 'Town', value: 'Rome', isChecked: false },
  ...{ options: [], isMultiline: false, isFree: false },
};
const xmlOf = (parts: Partial<FormField>) => fieldXml({ ...field, ...parts }, '<runs/>', writeContext());

describe('a form field', () => {
  it('is a content control with its name and content', () => {
    expect(xmlOf({})).toBe(
      '<w:sdt><w:sdtPr><w:alias w:val="Town"/><w:id w:val="1"/><w:richText/></w:sdtPr>' +
        '<w:sdtContent><runs/></w:sdtContent></w:sdt>',
    );
    expect(xmlOf({ value: '', isMultiline: true })).toContain('<w:text w:multiLine="1"/>');
    expect(xmlOf({ name: '' })).not.toContain('w:alias');
    expect(xmlOf({ name: 'x'.repeat(99) })).toContain(`w:val="${'x'.repeat(64)}"`);
  });

  it('shows a placeholder if nothing was entered, unless it is a box', () => {
    expect(xmlOf({ value: ' ' })).toContain('<w:showingPlcHdr/>');
    expect(xmlOf({})).not.toContain('showingPlcHdr');
    expect(xmlOf({ type: 'checkbox', value: '' })).not.toContain('showingPlcHdr');
  });

  it('is a box that is ticked or not', () => {
    expect(xmlOf({ type: 'checkbox', isChecked: true })).toContain('<w14:checked w14:val="1"/>');
    expect(xmlOf({ type: 'checkbox' })).toContain('<w14:checked w14:val="0"/>');
  });

  it('is a choice of different options, to which more may be added', () => {
    const xml = xmlOf({ type: 'choice', options: ['One', '', 'Two', 'One'] });
    expect(xml).toContain('<w:dropDownList><w:listItem w:displayText="One" w:value="One"/><w:listItem');
    expect(xml.match(/<w:listItem/g)).toHaveLength(2);
    expect(xmlOf({ type: 'choice', isFree: true })).toContain('<w:comboBox/>');
  });
});

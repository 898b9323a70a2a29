import type { FormField } from '../../model/page-model.ts';
import { element } from '../../ooxml/xml.ts';
import { valElement } from '../word-xml.ts';
import type { WriteContext } from '../write-context.ts';

/** Characters that Word allows in the name of a content control. */
const maxNameLength = 64;
const checkboxFont = 'MS Gothic';
/** Code points of its checkboxes, in hexadecimal. */
const boxes = { checked: '2612', unchecked: '2610' } as const;

const stateXml = (name: string, value: string) => element(name, { 'w14:val': value, 'w14:font': checkboxFont });

function kindXml({ type, value, options, isChecked, isMultiline, isFree }: FormField): string {
  switch (type) {
    case 'text':
      // LibreOffice 7.4 sets what stands in a control for plain text in the look of its paragraph.
      return value.trim() === ''
        ? element('w:text', { 'w:multiLine': isMultiline ? 1 : undefined })
        : element('w:richText');
    case 'checkbox':
      return element(
        'w14:checkbox',
        {},
        element('w14:checked', { 'w14:val': isChecked ? 1 : 0 }),
        stateXml('w14:checkedState', boxes.checked),
        stateXml('w14:uncheckedState', boxes.unchecked),
      );
    case 'choice': {
      const items = [...new Set(options)].filter((option) => option.trim() !== '');
      return element(
        isFree ? 'w:comboBox' : 'w:dropDownList',
        {},
        ...items.map((item) => element('w:listItem', { 'w:displayText': item, 'w:value': item })),
      );
    }
  }
}

/**
 * Writes a form field as a content control (`w:sdt`, ECMA-376 part 1, section 17.5.2; checkboxes are Word 2010's
 * `w14:checkbox`).
 *
 * @param runs The markup of its content.
 */
export function fieldXml(field: FormField, runs: string, { nextId }: WriteContext): string {
  const isEmpty = field.type !== 'checkbox' && field.value.trim() === '';
  const name = field.name.slice(0, maxNameLength);
  const properties = element(
    'w:sdtPr',
    {},
    name === '' ? '' : valElement('w:alias', name),
    valElement('w:id', nextId()),
    isEmpty ? element('w:showingPlcHdr') : '',
    kindXml(field),
  );
  return element('w:sdt', {}, properties, element('w:sdtContent', {}, runs));
}

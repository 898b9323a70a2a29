import type { FormField } from '../../model/page-model.ts';
import { element, valued } from '../../ooxml/xml.ts';
import type { WriteContext } from '../write-context.ts';

/** The longest name that Word takes. */
const longestName = 64;
const boxFont = 'MS Gothic';

const stateXml = (name: string, value: string) => element(name, { 'w14:val': value, 'w14:font': boxFont });

function kindXml({ type, options, isChecked, isMultiline, isFree }: FormField): string {
  switch (type) {
    case 'text':
      return element('w:text', { 'w:multiLine': isMultiline ? 1 : undefined });
    case 'checkbox':
      return element(
        'w14:checkbox',
        {},
        element('w14:checked', { 'w14:val': isChecked ? 1 : 0 }),
        stateXml('w14:checkedState', '2612'),
        stateXml('w14:uncheckedState', '2610'),
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

/** A form's field as a content control around the runs that are its content. */
export function fieldXml(field: FormField, runs: string, { nextId }: WriteContext): string {
  const isEmpty = field.type !== 'checkbox' && field.value.trim() === '';
  const name = field.name.slice(0, longestName);
  const properties = element(
    'w:sdtPr',
    {},
    name === '' ? '' : valued('w:alias', name),
    valued('w:id', nextId()),
    isEmpty ? element('w:showingPlcHdr') : '',
    kindXml(field),
  );
  return element('w:sdt', {}, properties, element('w:sdtContent', {}, runs));
}

import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';

/** Form fields by who loses them. */
interface FieldCounts {
  /** Those that Word documents have without their choices or values. */
  readonly valueFields: number;
  /** All that are shown: presentations of PowerPoint have none. */
  readonly shownFields: number;
  /** Table controls, which no result has. */
  readonly tableControls: number;
}

/** Counts the form fields of an OpenDocument file that hold what Office documents lose. */
export interface FieldCounter {
  /** What to do while a part is read besides the given events. */
  readonly watch: (part: string, events: XmlEvents) => XmlEvents;
  readonly counted: () => FieldCounts;
}

/** Fields of which LibreOffice writes no value into a Word document. */
const valueless = new Set(['number', 'formatted-text', 'time']);

/**
 * Creates a counter of lists with choices, and of other fields with values, that LibreOffice writes without them into Word
 * documents (OpenDocument 1.3 part 3, §13.5).
 */
export function createFieldCounter(): FieldCounter {
  let fields = 0;
  let shown = 0;
  let tables = 0;
  return {
    watch(part, events) {
      if (part !== 'content.xml') return events;
      let isEmptyList = false;
      return {
        ...events,
        open(name, attributes) {
          events.open?.(name, attributes);
          if (name === 'draw:control') shown++;
          if (name === 'form:grid') tables++;
          if (!name.startsWith('form:')) return;
          const local = localName(name);
          if (local === 'listbox') isEmptyList = true;
          const isFirstChoice = local === 'option' && isEmptyList;
          if (isFirstChoice) isEmptyList = false;
          const value = attributes['form:current-value'] ?? attributes['form:value'] ?? '';
          if (isFirstChoice || (valueless.has(local) && value !== '')) fields++;
        },
      };
    },
    counted: () => ({ valueFields: fields, shownFields: shown, tableControls: tables }),
  };
}

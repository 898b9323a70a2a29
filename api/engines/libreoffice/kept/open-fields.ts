import { isStoredField } from './stored-field.ts';

/** Longest instruction that is kept of a field: its name is at its beginning. */
const maxInstruction = 200;
/** Fields within each other that are followed: Word itself writes twenty. What is within deeper ones counts as not shown. */
const maxOpen = 10_000;

/** The fields of a document that are open where it is being read. Each call takes the same time, however many there are. */
export interface OpenFields {
  readonly begin: () => void;
  /** The result of the innermost field begins. */
  readonly separate: () => void;
  readonly end: () => void;
  readonly clear: () => void;
  /** Adds text to the instruction of the innermost field. */
  readonly instruct: (text: string) => void;
  /** Whether the innermost field's instruction is being read. */
  readonly inInstruction: () => boolean;
  /** Whether what is read now is shown: all open fields show their stored results, and this is within these. */
  readonly isShown: () => boolean;
}

interface Field {
  instruction: string;
  inResult: boolean;
  /** Whether it shows what is within it; null if that is not known yet. */
  shows: boolean | null;
}

const doesShow = (field: Field): boolean => {
  field.shows ??= field.inResult && isStoredField(field.instruction);
  return field.shows;
};

/** Creates a stack of open fields, of which only the innermost changes. */
export function createOpenFields(): OpenFields {
  const open: Field[] = [];
  /** Fields around the innermost that do not show what is within them. */
  let hiding = 0;
  /** Fields that are deeper than those that are followed. */
  let deeper = 0;
  const innermost = () => (deeper > 0 ? undefined : open.at(-1));

  return {
    begin() {
      if (open.length === maxOpen) {
        deeper++;
        return;
      }
      const outer = open.at(-1);
      if (outer && !doesShow(outer)) hiding++;
      open.push({ instruction: '', inResult: false, shows: null });
    },
    separate() {
      const field = innermost();
      if (field) Object.assign(field, { inResult: true, shows: null });
    },
    end() {
      if (deeper > 0) {
        deeper--;
        return;
      }
      open.pop();
      const outer = open.at(-1);
      if (outer && !doesShow(outer)) hiding--;
    },
    clear() {
      open.length = hiding = deeper = 0;
    },
    instruct(text) {
      const field = innermost();
      if (!field || field.instruction.length >= maxInstruction) return;
      field.instruction += text.slice(0, maxInstruction);
      field.shows = null;
    },
    inInstruction: () => innermost()?.inResult === false,
    isShown() {
      const field = open.at(-1);
      return deeper === 0 && hiding === 0 && (field === undefined || doesShow(field));
    },
  };
}

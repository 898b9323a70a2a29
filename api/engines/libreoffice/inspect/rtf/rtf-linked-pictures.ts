/** Finds the pictures that an RTF document only refers to, while its tokens are read. */
export interface RtfLinkedPictures {
  readonly open: () => void;
  readonly close: () => void;
  readonly control: (word: string) => void;
  readonly byte: (byte: number) => void;
  /** Their addresses, as often as they are shown. */
  readonly addresses: () => readonly string[];
}

interface Field {
  readonly depth: number;
  instruction: string;
  /** The depth of the group with the instruction while it is open. */
  instructionDepth: number | null;
  hasPicture: boolean;
}

const maxAddresses = 10_000;
/** Characters of an instruction that are read: file names have up to 260 on Windows. */
const maxInstructionLength = 1000;
const shown = /^\s*INCLUDEPICTURE\s+(?:"([^"]+)"|(\S+))/i;

/** Creates a finder of fields that show a picture of another file without carrying a copy (RTF 1.9.1, "Fields"). */
export function createRtfLinkedPictures(): RtfLinkedPictures {
  const found: string[] = [];
  const fields: Field[] = [];
  let depth = 0;

  function end({ instruction, hasPicture }: Field): void {
    const [, quoted, bare] = shown.exec(instruction) ?? [];
    const address = quoted ?? bare;
    if (address !== undefined && !hasPicture && found.length < maxAddresses) found.push(address);
  }

  return {
    open() {
      depth++;
    },
    close() {
      const field = fields.at(-1);
      if (field?.instructionDepth === depth) field.instructionDepth = null;
      if (field?.depth === depth) {
        fields.pop();
        end(field);
      }
      depth--;
    },
    control(word) {
      const field = fields.at(-1);
      if (word === 'field') fields.push({ depth, instruction: '', instructionDepth: null, hasPicture: false });
      else if (word === 'fldinst' && field !== undefined) field.instructionDepth ??= depth;
      else if (word === 'pict') for (const around of fields) around.hasPicture = true;
    },
    byte(byte) {
      const field = fields.at(-1);
      if (field === undefined || field.instructionDepth === null) return;
      if (field.instruction.length < maxInstructionLength) field.instruction += String.fromCharCode(byte);
    },
    addresses: () => found,
  };
}

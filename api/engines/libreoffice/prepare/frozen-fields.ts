/** Word fields that LibreOffice would update with facts of this server, or recount (ECMA-376 part 1, §17.16.5). */
const names =
  'FILENAME|FILESIZE|TEMPLATE|SAVEDATE|CREATEDATE|PRINTDATE|EDITTIME|REVNUM|DOCPROPERTY|INFO|NUMCHARS|NUMWORDS';
const frozen = new RegExp(`^\\s*"?(?:${names})\\b`, 'i');

/** Whether a field must keep its last displayed text, by its instruction. */
export const isFrozenField = (instruction: string): boolean => frozen.test(instruction);

/** Fields of Word that LibreOffice fills with what it finds on this server, or counts anew (ECMA-376 part 1, §17.16.5). */
const names =
  'FILENAME|FILESIZE|TEMPLATE|SAVEDATE|CREATEDATE|PRINTDATE|EDITTIME|REVNUM|DOCPROPERTY|INFO|NUMCHARS|NUMWORDS';
const frozen = new RegExp(`^\\s*"?(?:${names})\\b`, 'i');

/** Whether a field keeps the text that it showed last, by its instruction. */
export const isFrozenField = (instruction: string): boolean => frozen.test(instruction);

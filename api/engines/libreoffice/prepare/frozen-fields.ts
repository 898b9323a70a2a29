/** Word fields that LibreOffice would update with facts of this server, or recount (ECMA-376 part 1, §17.16.5). */
const ofServer =
  'FILENAME|FILESIZE|TEMPLATE|SAVEDATE|CREATEDATE|PRINTDATE|EDITTIME|REVNUM|DOCPROPERTY|INFO|NUMCHARS|NUMWORDS';
/** Fields whose conditions LibreOffice judges otherwise, and which it then shows nothing for. */
const conditional = 'IF';
/** Fields that Word prints as last displayed, but LibreOffice recomputes differently. */
const storedInPrint =
  'NOTEREF|REF|SEQ|USERNAME|USERINITIALS|USERADDRESS|LASTSAVEDBY|AUTHOR|TITLE|SUBJECT|KEYWORDS|COMMENTS|DOCVARIABLE';

const matcher = (names: string) => new RegExp(`^\\s*"?(?:${names})\\b`, 'i');
const frozen = matcher(`${ofServer}|${conditional}`);
const frozenInPrint = matcher(`${ofServer}|${conditional}|${storedInPrint}`);
const link = /^\s*(?:NOTE)?REF\s+"?([^\s"\\]+)"?(?=[\s\\]).*\\h/i;

/**
 * Whether a field must keep its last displayed text.
 * @param instruction The field's name and parameters.
 * @param isPrinted Whether the document becomes pages rather than another document.
 */
export const isFrozenField = (instruction: string, isPrinted: boolean): boolean =>
  (isPrinted ? frozenInPrint : frozen).test(instruction);

/** The bookmark that a clickable reference leads to; undefined for others (ECMA-376 part 1, §17.16.5.51). */
export const linkedBookmark = (instruction: string): string | undefined => link.exec(instruction)?.[1];

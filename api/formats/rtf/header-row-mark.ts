/**
 * The bookmark at the start of rows that a table repeats on every page, in Word documents that become RTF. LibreOffice
 * appends to its name where there are several.
 */
export const headerRowMark = 'repeated_row';

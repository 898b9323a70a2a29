/** A text as a hexadecimal string of PDF in UTF-16BE, without its brackets and byte order mark (ISO 32000-1 §7.9.2). */
export function utf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join('');
}

/** What visitors call encodings of text and of file names, by the names that notes carry. */
export const encodingNames: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  gb18030: 'Chinese (GBK)',
  big5: 'Chinese (Big5)',
  shift_jis: 'Japanese (Shift-JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'iso-2022-jp': 'Japanese (ISO-2022-JP)',
  'euc-kr': 'Korean (EUC-KR)',
  ibm866: 'Cyrillic (code page 866)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  cp437: 'code page 437',
  cp850: 'code page 850',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac OS Roman',
};

/** What visitors call encodings of text and of file names, by the names that notes carry. */
export const encodingNames: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  gb18030: 'chino (GBK)',
  big5: 'chino (Big5)',
  shift_jis: 'japonés (Shift-JIS)',
  'euc-jp': 'japonés (EUC-JP)',
  'iso-2022-jp': 'japonés (ISO-2022-JP)',
  'euc-kr': 'coreano (EUC-KR)',
  ibm866: 'cirílico (página de códigos 866)',
  'windows-1251': 'cirílico (Windows-1251)',
  cp437: 'página de códigos 437',
  cp850: 'página de códigos 850',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac OS Roman',
};

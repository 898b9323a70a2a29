/** What visitors call encodings of text and of file names, by the names that notes carry. */
export const encodingNames: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  gb18030: 'الصينية (GBK)',
  big5: 'الصينية (Big5)',
  shift_jis: 'اليابانية (Shift-JIS)',
  'euc-jp': 'اليابانية (EUC-JP)',
  'iso-2022-jp': 'اليابانية (ISO-2022-JP)',
  'euc-kr': 'الكورية (EUC-KR)',
  ibm866: 'السيريلية (صفحة الرموز 866)',
  'windows-1251': 'السيريلية (Windows-1251)',
  cp437: 'صفحة الرموز 437',
  cp850: 'صفحة الرموز 850',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac OS Roman',
};

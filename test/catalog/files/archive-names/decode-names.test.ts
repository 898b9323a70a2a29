import { describe, expect, it } from 'vitest';
import { encodeText as encodeDos } from '../../../../catalog/files/archive-names/code-pages.ts';
import { decodeNames } from '../../../../catalog/files/archive-names/decode-names.ts';
import { encodeText } from '../../../support/encode-text.ts';

const raw = (rawName: Uint8Array) => ({ rawName, utf8: false, unicodeName: null });

function encoded(text: string, encoding: string): Uint8Array {
  if (encoding === 'cp437' || encoding === 'cp850' || encoding === 'windows-1252') {
    const bytes = encodeDos(text, encoding);
    if (bytes === null) throw new Error(`${encoding} lacks a letter of ${text}`);
    return bytes;
  }
  return encoding === 'utf-8' ? Buffer.from(text) : encodeText(text, encoding);
}

describe('names of an archive', () => {
  it.each([
    ['cp437', ['résumé.txt']],
    ['cp437', ['Übersicht.doc', 'Straße.pdf']],
    ['cp437', ['détail.txt']],
    ['cp437', ['à la carte.txt']],
    ['cp437', ['âge.txt']],
    ['cp850', ['São João.txt', 'Informação.pdf']],
    ['cp850', ['Ørsted.txt', 'Blåbærgrød.doc']],
    ['windows-1252', ['résumé – final.txt']],
    ['ibm866', ['Отчёт за год.docx', 'Фото/дача.jpg']],
    ['ibm866', ['ДОГОВОР №5.doc']],
    ['windows-1251', ['Документ.txt']],
    ['gb18030', ['报告.txt']],
    ['gb18030', ['图片1.png', '图片2.png']],
    ['gb18030', ['第1章.doc']],
    ['gb18030', ['简历-张三.pdf', '合同(最终版).docx']],
    ['big5', ['新增文字文件.txt']],
    ['big5', ['會議記錄/簡報.ppt']],
    ['shift_jis', ['テスト.txt']],
    ['shift_jis', ['新しいテキスト ドキュメント.txt']],
    ['shift_jis', ['表紙.psd', '資料.pdf']],
    ['euc-kr', ['새 텍스트 문서.txt']],
    ['euc-kr', ['계약서 최종.docx']],
    ['utf-8', ['報告.txt', 'é.txt']],
    ['utf-8', ['résumé.txt']],
    ['utf-8', ['Документ.txt']],
  ])('are read in %s: %j', (encoding, names) => {
    const decoded = decodeNames(names.map((name) => raw(encoded(name, encoding))));
    expect(decoded).toEqual({ names, guess: { encoding, names: names.length } });
  });

  it('are read in one encoding, which the longer ones reveal', () => {
    const names = ['简历-张三.pdf', '图.png'];
    expect(decodeNames(names.map((name) => raw(encoded(name, 'gb18030')))).names).toEqual(names);
  });

  it('need no guess if they are ASCII, marked, or come with Unicode forms', () => {
    const latin = encoded('é.txt', 'cp437');
    expect(
      decodeNames([
        raw(Buffer.from('a.txt')),
        { rawName: Buffer.from('報告.txt'), utf8: true, unicodeName: null },
        { rawName: latin, utf8: false, unicodeName: 'é.txt' },
      ]),
    ).toEqual({ names: ['a.txt', '報告.txt', 'é.txt'], guess: null });
  });

  it('are read where they are as long as an archive allows', () => {
    const name = '表紙と資料'.repeat(6_500);
    expect(decodeNames([raw(encoded(name, 'shift_jis'))]).names).toEqual([name]);
  });

  it('are guessed if wrongly marked as UTF-8', () => {
    const decoded = decodeNames([{ rawName: encoded('Größe.txt', 'cp850'), utf8: true, unicodeName: null }]);
    expect(decoded.names).toEqual(['Größe.txt']);
  });
});

import { describe, expect, it } from 'vitest';
import { createHyphens } from '../../../../../api/engines/pdf/text/hyphens.ts';

describe('hyphens', () => {
  it('joins the halves of a word', () => {
    expect(createHyphens().join('of the infor-', 'mation here')).toBe('of the information here');
    expect(createHyphens().join('of the infor\u00ad', 'mation here')).toBe('of the information here');
  });

  it('keeps the hyphen of a compound that the document writes elsewhere', () => {
    const hyphens = createHyphens();
    hyphens.learn([['a', 'well-known', 'fact']]);
    expect(hyphens.join('a well-', 'known fact')).toBe('a well-known fact');
  });

  it('keeps it if both halves are words, unless the joined word is one', () => {
    const hyphens = createHyphens();
    hyphens.learn([
      ['side', 'view'],
      ['over', 'look', 'overlook'],
    ]);
    expect(hyphens.join('side-', 'view')).toBe('side-view');
    expect(hyphens.join('over-', 'look')).toBe('overlook');
  });

  it('does not take halves of a hyphenated word for words', () => {
    const hyphens = createHyphens();
    hyphens.learn([
      ['the', 'infor-'],
      ['mation', 'here'],
    ]);
    expect(hyphens.join('the infor-', 'mation')).toBe('the information');
  });

  it('keeps hyphens before capitals and digits', () => {
    expect(createHyphens().join('the Jean-', 'Paul')).toBe('the Jean-Paul');
    expect(createHyphens().join('pages 12-', '14')).toBe('pages 12-14');
  });

  it('puts a space between lines, except in scripts without spaces', () => {
    expect(createHyphens().join('one', 'two')).toBe('one two');
    expect(createHyphens().join('机器', '学习')).toBe('机器学习');
    expect(createHyphens().join('机器', 'learning')).toBe('机器 learning');
  });
});

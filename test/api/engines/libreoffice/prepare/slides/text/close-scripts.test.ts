import { expect, it } from 'vitest';
import { closeScripts } from '../../../../../../../api/engines/libreoffice/prepare/slides/text/close-scripts.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const closed = (content: string) => edited(content, closeScripts);
const properties = '<a:rPr lang="zh-CN" sz="2000" b="1"><a:latin typeface="Arial"/></a:rPr>';
const run = (text: string) => `<a:r>${properties}<a:t>${text}</a:t></a:r>`;
const space = '<a:r><a:rPr lang="zh-CN" sz="100"/><a:t> </a:t></a:r>';
const p = (...runs: readonly string[]) => `<a:p>${runs.join('')}</a:p>`;

it('puts the least space between East Asian and other letters', () => {
  expect(closed(p(run('中文abc中文')))).toBe(p(run('中文'), space, run('abc'), space, run('中文')));
  expect(closed(p(run('第3章（see）')))).toBe(
    p(run('第'), space, run('3'), space, run('章（'), space, run('see'), space, run('）')),
  );
});

it('goes by the last letter, over signs and runs', () => {
  expect(closed(p(run('中文 (abc)'), run('한국')))).toBe(p(run('中文 ('), space, run('abc)'), space, run('한국')));
});

it('leaves text of one script, also where another one begins a line or a paragraph', () => {
  expect(closed(p(run('中文，日本語。')) + p(run('abc, 123')))).toBeNull();
  expect(closed(p(run('abc'), '<a:br/>', run('中文')))).toBeNull();
});

it('leaves formulas', () => {
  expect(closed(p('<m:r><m:t>速度v</m:t></m:r>'))).toBeNull();
});

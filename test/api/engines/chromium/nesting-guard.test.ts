import { expect, it } from 'vitest';
import { createNestingGuard } from '../../../../api/engines/chromium/nesting-guard.ts';
import { prepareHtml } from '../../../../api/engines/chromium/prepare-html.ts';
import { collectMissing } from '../../../../api/engines/missing.ts';

async function* oneChunk(text: string): AsyncGenerator<string> {
  yield text;
}

it.each([
  ['bold text', '<b>'.repeat(60_000)],
  ['bold text with slashes that close nothing', '<b/>'.repeat(60_000)],
  ['links around paragraphs', '<a><p>'.repeat(25_000)],
])('refuses a document of unclosed %s before a browser sees it', async (_, body) => {
  const html = `<!doctype html><title>a</title>${body}x`;
  await expect(prepareHtml(oneChunk(html), collectMissing())).rejects.toMatchObject({ code: 'too-complex' });
});

it('takes any amount of formatting that is closed, and of elements that are not', () => {
  const { startTag, endTag } = createNestingGuard();
  for (let count = 0; count < 200_000; count++) {
    startTag('b');
    startTag('a');
    endTag('a');
    endTag('b');
    startTag('p');
    startTag('div');
  }
});

it('takes the thousands of fonts and anchors that old programs leave open', () => {
  const { startTag, endTag } = createNestingGuard();
  for (let count = 0; count < 15_000; count++) {
    startTag('font');
    startTag('a');
    endTag('table');
  }
});

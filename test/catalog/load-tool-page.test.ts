import { expect, it } from 'vitest';
import { copy } from '../../catalog/copy/tools/merge-pdf.ts';
import { loadToolPage } from '../../catalog/load-tool-page.ts';
import { tools } from '../../catalog/tools.ts';

it("has the text of a tool's page, and how visitors work with the tool", async () => {
  const { fields, messages, behaviour } = tools.find(({ id }) => id === 'merge-pdf') ?? expect.fail();
  expect(await loadToolPage('merge-pdf')).toEqual({ copy, interaction: { fields, messages, behaviour } });
});

it('throws where there is no such tool', () => expect(loadToolPage('unknown')).rejects.toThrow('unknown'));

import { expect, it } from 'vitest';
import { createOwnStyles } from '../../../../../../../api/engines/pdf/reconstruct/docx/styles/own-styles.ts';

it('has one style for all paragraphs with the same properties', () => {
  const styles = createOwnStyles();
  const [right, centred] = ['<w:jc w:val="right"/>', '<w:jc w:val="center"/>'];
  const ids = [right, centred, right].map(styles.idOf);
  expect(ids).toEqual(['RunningHead1', 'RunningHead2', 'RunningHead1']);
  expect(styles.all()).toEqual([
    expect.stringContaining(`w:styleId="RunningHead1"`),
    expect.stringContaining(`w:styleId="RunningHead2"`),
  ]);
  expect(styles.all()[1]).toContain(`<w:pPr>${centred}</w:pPr>`);
});

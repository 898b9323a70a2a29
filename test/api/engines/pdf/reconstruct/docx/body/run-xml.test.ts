import { describe, expect, it } from 'vitest';
import { textElement } from '../../../../../../../api/engines/pdf/reconstruct/docx/body/run-xml.ts';

describe('the text of a run', () => {
  it('has elements for soft hyphens', () => {
    expect(textElement('para\u00adgraph')).toBe(
      '<w:t xml:space="preserve">para</w:t><w:softHyphen/><w:t xml:space="preserve">graph</w:t>',
    );
  });

  it('keeps what XML would take for markup', () => {
    expect(textElement(' a < b ')).toBe('<w:t xml:space="preserve"> a &lt; b </w:t>');
  });
});

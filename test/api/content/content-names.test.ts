import { expect, it } from 'vitest';
import { contentEngineNames } from '../../../api/content/content-names.ts';
import { operations } from '../../../catalog/operations.ts';

it('has every engine of the catalogue but those that keep a program of their own warm', () => {
  expect([...contentEngineNames, 'chromium', 'libreoffice'].sort()).toEqual(Object.keys(operations).sort());
});

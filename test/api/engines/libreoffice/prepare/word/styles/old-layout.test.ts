import { expect, it } from 'vitest';
import {
  settingsHint,
  stateOldLayout,
} from '../../../../../../../api/engines/libreoffice/prepare/word/styles/old-layout.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const settings = (content: string) => `<w:settings><w:zoom/>${content}</w:settings>`;
const mode = (version: number) =>
  `<w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="${version}"/>`;

it('states the oldest layout where none is stated', () => {
  expect(edited(settings('<w:compat/>'), stateOldLayout)).toBe(settings(`<w:compat>${mode(12)}</w:compat>`));
  expect(edited(settings('<w:compat><w:useFELayout/></w:compat>'), stateOldLayout)).toBe(
    settings(`<w:compat><w:useFELayout/>${mode(12)}</w:compat>`),
  );
  expect(edited(settings(''), stateOldLayout)).toBe(settings(`<w:compat>${mode(12)}</w:compat>`));
});

it('keeps what is stated, and other parts', () => {
  expect(edited(settings(`<w:compat>${mode(15)}</w:compat>`), stateOldLayout)).toBeNull();
  expect(edited('<w:p><w:r/></w:p>', stateOldLayout)).toBeNull();
});

it('knows the part with the settings', () => {
  expect(settingsHint.test(settings(''))).toBe(true);
  expect(settingsHint.test('<w:styles>')).toBe(false);
});

import { expect, it } from 'vitest';
import { createMetafileGuard } from '../../../../../../api/engines/libreoffice/inspect/pictures/metafile-guard.ts';
import { emf, emfBlip, recordTypes } from '../../../../../support/office/metafile.ts';

it('counts all metafiles of a document together', () => {
  const guard = createMetafileGuard();
  guard.take(emf(20_000));
  guard.take(Buffer.from('no metafile'));
  expect(() => guard.take(emf(20_000))).toThrow('too many steps');
  expect(() => createMetafileGuard().take(emf(200_000, recordTypes.emf.line))).not.toThrow();
});

it('unpacks those of binary documents, also with a broken end, and no more of them than it may', () => {
  const blip = emfBlip(emf(40_000));
  const around = Buffer.alloc(100, 0x40);
  expect(() => createMetafileGuard().takeBlips(Buffer.concat([around, emfBlip(emf(10)), around]))).not.toThrow();
  expect(() => createMetafileGuard().takeBlips(Buffer.concat([around, blip, around]))).toThrow('too many steps');
  expect(() => createMetafileGuard().takeBlips(blip.subarray(0, -4))).toThrow('too many steps');
  expect(() => createMetafileGuard().takeBlips(emfBlip(Buffer.alloc(101_000_000)))).toThrow('too many steps');
  expect(() => createMetafileGuard().takeBlips(blip.subarray(0, 40))).not.toThrow();
});

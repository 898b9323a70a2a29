import { expect, it } from 'vitest';
import {
  fadedHint,
  keepPicturesFaded,
} from '../../../../../../../api/engines/libreoffice/prepare/word/drawings/faded-pictures.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const picture = (alpha: string, crop = '') =>
  '<w:drawing><wp:inline><a:graphic><a:graphicData uri="picture"><pic:pic><pic:nvPicPr/>' +
  `<pic:blipFill><a:blip r:embed="rId1">${alpha}</a:blip>${crop}<a:stretch/></pic:blipFill>` +
  '<pic:spPr><a:xfrm rot="60"/><a:prstGeom prst="ellipse"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>';
const faint = '<a:alphaModFix amt="30000"/>';

it('makes a picture that lets something through the filling of a shape of its form', () => {
  const shape = edited(picture(faint), keepPicturesFaded) ?? '';
  expect(shape).toMatch(
    /^<w:drawing><wp:inline><a:graphic><a:graphicData [^>]*wordprocessingShape"><wps:wsp [^>]*><wps:cNvSpPr\/><wps:spPr>/,
  );
  expect(shape).toContain(
    `<a:xfrm rot="60"/><a:prstGeom prst="ellipse"/><a:blipFill><a:blip r:embed="rId1">${faint}</a:blip><a:stretch/></a:blipFill><a:ln><a:noFill/></a:ln></wps:spPr><wps:bodyPr/></wps:wsp>`,
  );
  expect(fadedHint.test(faint)).toBe(true);
});

it('leaves other pictures as they are, and cropped ones, of which a shape would show all', () => {
  expect(edited(picture(''), keepPicturesFaded)).toBeNull();
  expect(edited(picture('<a:alphaModFix amt="100000"/>'), keepPicturesFaded)).toBeNull();
  expect(edited(picture(faint, '<a:srcRect l="5000"/>'), keepPicturesFaded)).toBeNull();
  expect(edited(picture(faint, '<a:srcRect l="0"/>'), keepPicturesFaded)).not.toBeNull();
});

import { symbolSigns } from '../../../../formats/fonts/symbol-signs.ts';
import { chineseLabel } from '../model/numbers/chinese-number.ts';

/** Signs that begin a list item. */
export const bullet =
  /^[\u2022\u2023\u25aa\u25ab\u25cf\u25cb\u25a0\u25a1\u25e6\u2043\u2219\u00b7\u2713\u2714\u27a2\u2794\u2756\u2666\u25c6\u25b6\u25b7\u25b8\u25b9\u25ba\u25bb\u22c4\u22c6\u25c7\u2605\u261b\u261e\u2717\u2718\u27a4\u2b25\u2192\u2610\u2611\uff0a\uf021-\uf0ff\ue000-\ue01f]$/;
/** Signs that begin a list item even without a gap after them, if their font is another than that of the text. */
const tightBullet = /^[\u2022\u25aa\u25a0\u25cf\u25c6\u25b6\u25ba\u27a2\ufffd]/;
/** Characters that begin a list item only if a gap follows them. */
export const weakBullet = /^[-–—*o§Øü>»›\u2212\u2217]$/;
/** Arrows, which people type before text, too: they begin a list item only if a gap follows them. */
export const isArrow = (text: string) => /^[\u2190-\u21ff]$/.test(symbolSigns[text]?.text ?? text);
/** Numbers that begin a list item, though some only if a gap follows them. */
export const number =
  /^[(\uff08]?(?:\d{1,3}(?:\.\d{1,3})*|[a-zA-Z]|[ivxlcIVXLC]{1,6})(?:[.)\u3001\uff09\uff0e]|\.\))$|^\d{1,2}(?:\.\d{1,2})+$/;
/** Numbers that are labels only if a gap follows them: `[12]` of a reference, `A1.2` of a chapter, `1-` and `a-`. */
export const hangingNumber = /^\[\d{1,3}\]$|^(?:\d{1,2}|[a-zA-Z])-$|^[A-Z]\d{1,2}(?:\.\d{1,2})*$/;
/** Multi-level numbers of mixed formats: `1.a`, `A.2.1`, `2.18.iv)`. */
export const mixedNumber =
  /^(?=.*\d)\(?(?:\d{1,3}|[A-Z]|[IVXLC]{1,6})(?:\.(?:\d{1,3}|[a-zA-Z]|[ivxlc]{1,6}|[IVXLC]{1,6}))+[.)]?$/;
/** Numbers that are labels if the word processor drew them apart from the text. */
export const setNumber = /^\(?(?:(?:\d{1,3}|[a-zA-Z]|[ivxlcIVXLC]{1,6})(?:[.)]|\.\))|\d{1,3}(?:[.-]\d{1,3})+[.)]?)$/;
/** Decimal fractions, which are measurements rather than labels. */
export const fraction = /^0\.\d{2}/;
/** What follows measurements: how sure they are. */
export const tolerance = /^[±∓]/u;
/** Numbers that only those around them can show to be labels. */
export const bareNumber = /^\d{1,2}$/;
/** All that labels may be but for what tags say. */
export const anyLabel = [bullet, weakBullet, number, mixedNumber, hangingNumber, setNumber, bareNumber, chineseLabel];
/** Numbers that words, initials and measurements begin with, too: they are labels only if a gap follows them. */
export const weakNumber = /^(?:[A-Z]\.|\d{1,3}\.\d{1,3}(?:\.\d{1,3})*|[a-zA-Z]{2,}[.)])$/;

/** Whether a text begins with what may be a bullet without a gap after it. */
export const startsTight = (text: string) =>
  tightBullet.test(text) || (symbolSigns[text.slice(0, 1)] !== undefined && !isArrow(text.slice(0, 1)));

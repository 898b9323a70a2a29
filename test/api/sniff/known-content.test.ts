import { describe, expect, it } from 'vitest';
import { knownContent, knownPackage } from '../../../api/sniff/known-content.ts';

describe('what content seems to be', () => {
  it.each([
    ['47494638396101', 'a GIF image'],
    ['0000001c667479706865696300', 'a HEIC image'],
    ['0000002066747970617669660000', 'an AVIF image'],
    ['0000002066747970697336', 'a video'],
    ['524946460000000057415645', 'a sound file'],
    ['377abcaf271c0004', 'a 7z archive'],
    ['7f454c4602', 'a program'],
  ])('%s is %s', (hex, name) => {
    expect(knownContent(Buffer.from(hex, 'hex'))).toEqual({ name, text: false });
  });

  it.each([
    ['%!PS-Adobe-3.0', 'a PostScript file'],
    ['<!DOCTYPE html><p>', 'an HTML page'],
    ['<?xml version="1.0"?>', 'an XML file'],
    ['MIME-Version: 1.0', 'a web archive'],
    ['Dear Sir or Madam', 'plain text'],
  ])('%j is %s, and can be read as text', (text, name) => {
    expect(knownContent(Buffer.from(text))).toEqual({ name, text: true });
  });

  it('is unknown for other bytes', () => {
    expect(knownContent(Buffer.from([0, 1, 2, 3]))).toBeUndefined();
  });
});

it('prefers the most specific type of a package', () => {
  expect(knownPackage('application/vnd.oasis.opendocument.spreadsheet')).toBe('an OpenDocument spreadsheet (.ods)');
  expect(knownPackage('application/vnd.oasis.opendocument.chart')).toBe('an OpenDocument file of another kind');
  expect(knownPackage('application/zip')).toBeUndefined();
});

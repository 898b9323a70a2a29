import { describe, expect, it } from 'vitest';
import { problemSources, problemsOfTool } from '../../../catalog/openapi/tool-problems.ts';
import type { EngineName } from '../../../catalog/operations.ts';
import { type ProblemCode, problems } from '../../../catalog/problems.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { modulesOf } from '../../support/source/modules.ts';

const codes = Object.keys(problems) as readonly ProblemCode[];
const modules = new Map(modulesOf('api').map((module) => [module.path, module]));

/** The codes that the sources name in these modules and all that they import or load. */
function codesIn(isStart: (path: string) => boolean): ReadonlySet<ProblemCode> {
  const seen = new Set<string>();
  const open = [...modules.keys()].filter(isStart);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const module = modules.get(path);
    if (module === undefined || seen.has(path)) continue;
    seen.add(path);
    open.push(...module.imports, ...module.loads);
  }
  const texts = [...seen].map((path) => modules.get(path)?.text ?? '');
  return new Set(codes.filter((code) => texts.some((text) => text.includes(`'${code}'`))));
}

const { everywhere, ofEngine, ofOperation } = problemSources;
/** Those that follow from the files that a tool takes, and from its fields. */
const ofInput: readonly ProblemCode[] = [
  'empty-file',
  'too-few-files',
  'unsupported-file-type',
  'password-protected',
  'wrong-password',
];
const ofRequest = codesIn((path) => path.startsWith('api/request/') || path === 'api/jobs/run-job.ts');
const ofContent = codesIn((path) => path.startsWith('api/sniff/') || path.startsWith('api/engines/'));

describe('the problems of every tool', () => {
  it.each([...everywhere, 'empty-file', 'too-few-files'] as const)(
    '%s is one that receiving and performing find',
    (code) => {
      expect(ofRequest).toContain(code);
    },
  );

  it.each(ofInput)('%s is found in requests or in contents', (code) => {
    expect(ofRequest.has(code) || ofContent.has(code)).toBe(true);
  });
});

describe.each(Object.keys(ofEngine) as readonly EngineName[])('the problems of the engine %s', (engine) => {
  it('are those named in its sources', () => {
    const named = codesIn((path) => path.startsWith(`api/engines/${engine}/`));
    const own = [...named].filter((code) => !new Set<ProblemCode>([...everywhere, ...ofInput]).has(code));
    const listed = Object.entries(ofOperation).filter(([operation]) => operation.startsWith(`${engine}.`));
    expect(own.sort()).toEqual([...new Set([...ofEngine[engine], ...listed.flatMap(([, found]) => found)])].sort());
  });
});

describe('the problems of a tool', () => {
  const tool = (id: string) => tools.find((each) => each.id === id) as Tool;

  it.each([
    ['pdf-compressor', 'signed-document', true],
    ['pdf-to-txt', 'signed-document', false],
    ['pdf-to-txt', 'nothing-recognised', true],
    ['merge-pdf', 'too-few-files', true],
    ['doc-to-odt', 'password-protected', true],
    ['doc-to-odt', 'wrong-password', true],
    ['rtf-to-pdf', 'password-protected', false],
    ['csvcompress', 'damaged-file', false],
    ['zip-compressor', 'unsupported-file-type', false],
    ['zip-extractor', 'wrong-password', true],
  ] as const)('%s: %s %s', (id, code, can) => {
    expect(problemsOfTool(tool(id)).includes(code)).toBe(can);
  });

  it('are all but those of keys and of addresses without a tool, together', () => {
    const found = new Set(tools.flatMap(problemsOfTool));
    expect(codes.filter((code) => !found.has(code))).toEqual(['key-refused', 'not-found', 'method-not-allowed']);
  });
});

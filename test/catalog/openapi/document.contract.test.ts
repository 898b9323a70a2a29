import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { formatOf } from '../../../catalog/formats.ts';
import { resultFormats } from '../../../catalog/openapi/operations.ts';
import { problemsOfTool } from '../../../catalog/openapi/tool-problems.ts';
import { problems } from '../../../catalog/problems.ts';
import { reportHeader } from '../../../catalog/report.ts';
import { apiPaths, jobPath } from '../../../catalog/site/paths.ts';
import { fieldsSchema } from '../../../catalog/tool/fields-schema.ts';
import { tools } from '../../../catalog/tools.ts';
import { apiDocument, type Operation } from '../../support/api/document.ts';

const document = apiDocument();

describe('the OpenAPI document', () => {
  it.each([
    ['without keys', document],
    ['with keys and webhooks', apiDocument({ hasKeys: true, hasWebhooks: true })],
  ])('passes Redocly’s recommended rules, %s', async (_, source) => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: JSON.stringify(source), config });
    expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('has the endpoint of every tool, the server’s other routes, and nothing else', () => {
    const posts = Object.entries(document.paths).filter(([, { post }]) => post !== undefined);
    const gets = Object.entries(document.paths).filter(([, { get }]) => get !== undefined);
    expect(posts.map(([path]) => path).sort()).toEqual(tools.map(({ endpoint }) => endpoint).sort());
    const ofJobs = ['', '/events', '/result'].map((end) => jobPath('{id}') + end);
    expect(gets.map(([path]) => path).sort()).toEqual([...Object.values(apiPaths), ...ofJobs].sort());
  });

  it('shows each step of a job in each language', () => {
    const ofJobs = Object.entries(document.paths).filter(([path]) => path.startsWith(jobPath('')));
    const operations = ofJobs.flatMap(([, path]) => [path.get, path.delete].filter((each) => each !== undefined));
    expect(operations.length).toBe(4);
    for (const { 'x-codeSamples': samples = [] } of operations) {
      expect(samples.map(({ lang }) => lang)).toEqual(['Shell', 'JavaScript', 'Python', 'PHP']);
      for (const { source } of samples) expect(source).toContain('https://files.example.org/tools/api/jobs/');
    }
  });

  it('names the site, its base path, and whom to ask', () => {
    const url = 'https://files.example.org/tools';
    expect(document.servers).toEqual([{ url }]);
    expect(document.info.contact).toEqual({ name: 'Example Ltd.', url, email: 'help@example.org' });
  });

  it('describes every operation in a sentence beside its summary', () => {
    const operations = Object.values(document.paths).flatMap((path) => [path.get, path.post, path.delete]);
    for (const operation of operations) {
      if (operation !== undefined) expect(operation.description, operation.operationId).toMatch(/\.$/);
    }
  });

  it('has an example of each problem as sent', () => {
    for (const { value } of Object.values(document.components.examples)) {
      const { status, title } = problems[value.code as keyof typeof problems];
      expect(value).toMatchObject({ type: `urn:filewright:problem:${value.code}`, status, title });
    }
  });
});

it.each([
  ['csvcompress', 'needs its extension'],
  ['pdf-compressor', 'detected from the content'],
  ['zip-compressor', 'folders in front'],
])('the operation of %s says of its files: %s', (id, words) => {
  const { endpoint = '', input } = tools.find((tool) => tool.id === id) ?? {};
  const form = document.paths[endpoint]?.post?.requestBody?.content['multipart/form-data'].schema;
  expect(form?.properties[input?.field ?? '']?.description).toContain(words);
});

describe.each(tools)('the operation of $id', (tool) => {
  const operation = document.paths[tool.endpoint]?.post as Operation;
  const form = operation.requestBody?.content['multipart/form-data'].schema;

  it('has the words, the fields and the limits of the tool', () => {
    const { input, fields, title, description } = tool;
    expect(operation).toMatchObject({ summary: title, description });
    expect(operation['x-limits']).toMatchObject({
      maxBytes: input.maxBytes,
      minFiles: input.minFiles,
      maxFiles: input.maxFiles,
    });
    expect(Object.keys(form?.properties ?? {})).toEqual([input.field, ...Object.keys(fields)]);
    expect(form?.required).toEqual([input.field]);
    if (input.maxFiles === 1) expect(form?.properties[input.field]).toMatchObject({ format: 'binary' });
    else {
      const { minFiles: minItems, maxFiles: maxItems } = input;
      expect(form?.properties[input.field]).toMatchObject({ type: 'array', minItems, maxItems });
    }
  });

  it('offers the values that the endpoint takes', () => {
    const schema = fieldsSchema(tool.fields);
    for (const [name, property] of Object.entries(form?.properties ?? {})) {
      if (name === tool.input.field) continue;
      const { minimum, maximum, default: usual, enum: choices = [] } = property;
      for (const value of [minimum, maximum, usual, ...(choices as readonly unknown[])]) {
        if (value !== undefined)
          expect(schema.safeParse({ [name]: String(value) }).success, `${name}=${value}`).toBe(true);
      }
      if (typeof maximum === 'number') expect(schema.safeParse({ [name]: String(maximum + 1) }).success).toBe(false);
      if (usual !== undefined) expect(schema.parse({})).toMatchObject({ [name]: usual });
    }
  });

  it('has every problem that the tool can answer with, under its status', () => {
    const documented = Object.entries(operation.responses).flatMap(([status, { content }]) =>
      Object.keys(content?.['application/problem+json']?.examples ?? {}).map((code) => `${status} ${code}`),
    );
    const expected = problemsOfTool(tool).map((code) => `${problems[code].status} ${code}`);
    expect(documented.sort()).toEqual(expected.sort());
  });

  it('has every type of result, with its headers', () => {
    const { content, headers } = operation.responses[200] ?? {};
    const mediaTypes = resultFormats(tool).map((format) => formatOf(format).mediaType);
    expect(Object.keys(content ?? {}).sort()).toEqual([...new Set(mediaTypes)].sort());
    expect(Object.keys(headers ?? {})).toEqual([reportHeader, 'Content-Disposition']);
  });

  it('has an example in each language, with its address', () => {
    const samples = operation['x-codeSamples'] ?? [];
    expect(samples.map(({ lang }) => lang)).toEqual(['Shell', 'JavaScript', 'Python', 'PHP']);
    for (const { source } of samples) expect(source).toContain(`'https://files.example.org/tools${tool.endpoint}'`);
  });
});

/**
 * A program that uses the types of the document as its reader would: it compresses a table, reads the report, and asks
 * for a level that there is not. It prints what it got as JSON.
 */
export const clientProgram = `import createClient from 'openapi-fetch';
import type { components, paths } from './types.js';

const [, , baseUrl = ''] = process.argv;
const client = createClient<paths>({
  baseUrl,
  bodySerializer(body: unknown) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body as Record<string, Blob | string | number>)) {
      form.append(name, value instanceof Blob ? value : String(value));
    }
    return form;
  },
});
const file = new File(['name,count\\npaper,3\\n'], 'table.csv');

// @ts-expect-error The file is required.
const withoutFile: paths['/api/compress-csv']['post']['requestBody']['content']['multipart/form-data'] = {};
// @ts-expect-error There is no such output.
const asArchive: paths['/api/compress-csv']['post']['requestBody']['content']['multipart/form-data'] = { file, outputType: 'rar' };
void [withoutFile, asArchive];

const done = await client.POST('/api/compress-csv', { body: { file, level: 3 }, parseAs: 'blob' });
const report: components['schemas']['Report'] = JSON.parse(done.response.headers.get('Filewright-Report') ?? '');
const refused = await client.POST('/api/compress-csv', { body: { file, level: 99 }, parseAs: 'blob' });
const code: components['schemas']['Problem']['code'] | undefined = refused.error?.code;
console.log(JSON.stringify({
  result: await done.data?.text(),
  bytesAfter: report.bytesAfter,
  refused: { code, status: refused.error?.status },
}));
`;

// Writes the TypeScript types of an OpenAPI document: node generate-types.mjs <document> <types>
import { readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import ts from './old-compiler.mjs';

const compiler = new URL('old-compiler.mjs', import.meta.url).href;
const hooks = `export const resolve = (name, context, next) => next(name === 'typescript' ? '${compiler}' : name, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

const [, , document, types] = process.argv;
const { default: openapiTS, astToString } = await import('openapi-typescript');
const file = ts.factory.createTypeReferenceNode('Blob');
const source = JSON.parse(readFileSync(document, 'utf8'));
const tree = await openapiTS(source, { transform: ({ format }) => (format === 'binary' ? file : undefined) });
writeFileSync(types, astToString(tree));

import { readFile } from 'node:fs/promises';
import { layOut } from './lay-out.ts';
import type { LayoutRequest } from './request.ts';

// Executes a request file, its only argument, and prints the outcome. An error ends the process.

const [, , requestFile = ''] = process.argv;
const request = JSON.parse(await readFile(requestFile, 'utf8')) as LayoutRequest;
process.stdout.write(JSON.stringify(await layOut(request)));

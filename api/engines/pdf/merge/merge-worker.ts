import { readFileSync, writeFileSync } from 'node:fs';
import { joinDocuments } from './join-documents.ts';
import type { MergeTask } from './merge-task.ts';

// A worker process: the files of one request. Started by merge-pdfs.ts.

const [, , taskFile = ''] = process.argv;
const task = JSON.parse(readFileSync(taskFile, 'utf8')) as MergeTask;
writeFileSync(task.outcome, JSON.stringify(joinDocuments(task)));

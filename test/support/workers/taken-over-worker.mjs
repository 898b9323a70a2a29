// A worker that a document has taken over: it speaks the protocol, and does what the request's `behaviour` says.
// Started as `taken-over-worker JOB_FOLDER`.
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const jobFolder = process.argv[2];
const place = join(jobFolder, 'result.pdf');
const say = (message) => fs.writeSync(3, `${JSON.stringify(message)}\n`);
const result = { file: 'result.pdf', format: 'pdf', pages: 1, notes: [] };
const done = (id, more = {}) => say({ type: 'done', id, result: { ...result, ...more }, spent: false });
const honest = (id) => {
  fs.writeFileSync(place, fs.readFileSync(join(jobFolder, 'input-1.txt')));
  done(id);
};
const shell = (script) => spawn('sh', ['-c', script], { cwd: jobFolder, stdio: 'ignore', detached: true }).unref();
const forEver = () => setInterval(() => {}, 1000);
const attempt = (act) => {
  try {
    act();
  } catch {
    // The jail stands in the way, which is as good.
  }
};

const behaviours = {
  honest,
  'links to a file': (id, target) => {
    fs.symlinkSync(target, place);
    done(id);
  },
  'gives a second name to a file': (id, target) => {
    attempt(() => fs.linkSync(target, place));
    done(id);
  },
  'gives a pipe': (id) => {
    shell('mkfifo result.pdf');
    setTimeout(() => done(id), 200);
  },
  'gives a folder': (id) => {
    fs.mkdirSync(place);
    done(id);
  },
  'names a path outside': (id, target) => done(id, { file: `../../${target}` }),
  'lies about the format': (id) => done(id, { format: 'exe' }),
  'lies about the pages': (id) => done(id, { pages: -1 }),
  'lies about the notes': (id) => done(id, { notes: [{ code: 'fonts-subset', fonts: '<script>' }] }),
  'answers another request': (id) => done(id + 1),
  'answers twice': (id) => {
    honest(id);
    done(id);
  },
  'says an endless line': () => {
    for (let count = 0; count < 1000; count++) fs.writeSync(3, 'x'.repeat(65_536));
  },
  'says millions of lines': () => {
    for (let count = 0; count < 1000; count++) fs.writeSync(3, 'x\n'.repeat(32_768));
  },
  'plants links where the next input comes': (id, target) => {
    honest(id);
    shell(`while :; do ln -s ${target} input-1.txt; done`);
  },
  'replaces its folder by a link': (id, target) => {
    fs.writeFileSync(place, 'own');
    fs.renameSync(jobFolder, `${jobFolder}-moved`);
    fs.symlinkSync(join(target, '..'), jobFolder);
    done(id);
  },
  'makes files without end': (id) => {
    honest(id);
    let count = 0;
    for (;;) attempt(() => fs.mkdirSync(join(jobFolder, `made-${count++}`)));
  },
  'leaves much behind': (id) => {
    for (let count = 0; count < 5000; count++) fs.writeFileSync(join(jobFolder, `left-${count}`), '');
    fs.mkdirSync(join(jobFolder, 'closed'));
    fs.writeFileSync(join(jobFolder, 'closed', 'file'), '');
    fs.chmodSync(join(jobFolder, 'closed'), 0);
    for (let count = 0; count < 1000; count++) {
      fs.mkdirSync('deep-folder-with-a-long-name');
      process.chdir('deep-folder-with-a-long-name');
    }
    honest(id);
  },
  'leaves processes behind': (id) => {
    shell('trap "" TERM; while :; do sleep 1; done');
    honest(id);
  },
  forks: () => {
    shell('f() { f & f; }; f');
    forEver();
  },
  'fills its folder': () => {
    const chunk = Buffer.alloc(1_000_000);
    for (let count = 0; count < 100; count++) attempt(() => fs.writeFileSync(join(jobFolder, `full-${count}`), chunk));
    forEver();
  },
  'ignores every signal': () => {
    for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => {});
    forEver();
  },
};

say({ type: 'ready', version: '1' });
for await (const line of createInterface({ input: process.stdin })) {
  const { id, request } = JSON.parse(line);
  behaviours[request.options.behaviour](id, request.options.target);
}

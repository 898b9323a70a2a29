// A browser that documents can take over: it works as it should until a page says `ATTACK:` and the name of what it is
// to do then. Runs within the jail, in front of the real browser.
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';

const real = '/usr/bin/chromium';
const args = process.argv.slice(2);
if (args.includes('--version')) process.exit(spawnSync(real, args, { stdio: 'inherit' }).status ?? 1);

const job = join(process.env.HOME, 'job');
const input = join(job, 'input-1.html');
const place = join(job, 'printed.pdf');
const lookEveryMs = 2;
/** The pipe on which the browser answers its worker, and the worker the server (output-descriptor.ts). */
const browserPipe = 4;
const workerPipe = `/proc/${process.ppid}/fd/3`;
const floodBytes = 8_000_000;

const browser = spawn(real, args, { stdio: ['inherit', 'inherit', 'inherit', 3, 4] });
browser.once('exit', (code) => process.exit(code ?? 1));

const attempt = (act) => {
  try {
    act();
  } catch {
    // The jail stands in the way, which is as good.
  }
};
/** Answers for the worker, whatever it is being asked. */
const answerDone = () => {
  const result = { file: 'printed.pdf', format: 'pdf', pages: 1, notes: [] };
  for (let id = 1; id <= 20; id++) {
    const line = JSON.stringify({ type: 'done', id, result, spent: false });
    attempt(() => fs.appendFileSync(workerPipe, `${line}\n`));
  }
};
const end = () => {
  browser.kill('SIGKILL');
  process.exit(1);
};

const attacks = {
  'link to a file': (target) => {
    fs.symlinkSync(target, place);
    answerDone();
  },
  'link in the place of the next input': (target) => {
    answerDone();
    for (;;) attempt(() => fs.symlinkSync(target, input));
  },
  'flood of broken messages': () => {
    const noise = Buffer.from('{"id":1,"result":\0'.repeat(50_000));
    attempt(() => {
      for (let sent = 0; sent < floodBytes; sent += noise.length) fs.writeSync(browserPipe, noise);
    });
    end();
  },
  'flood of answers': () => {
    attempt(() => fs.appendFileSync(workerPipe, 'x'.repeat(floodBytes)));
    end();
  },
};

const seen = new Set();
setInterval(() => {
  attempt(() => {
    const { ino, mtimeMs } = fs.statSync(input);
    const [, name, target] = /ATTACK:([a-z ]+);([^<]*)/.exec(fs.readFileSync(input, 'utf8')) ?? [];
    if (name === undefined || seen.has(`${ino} ${mtimeMs}`)) return;
    seen.add(`${ino} ${mtimeMs}`);
    attacks[name](target);
  });
}, lookEveryMs);

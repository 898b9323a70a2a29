// A browser that documents can take over: it works as it should until a page says `ATTACK:` and the name of what it is
// to do then. Runs within the jail, in front of the real browser, whose path is its first argument.
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';

const [real, ...args] = process.argv.slice(2);
if (args.includes('--version')) process.exit(spawnSync(real, args, { stdio: 'inherit' }).status ?? 1);

const job = join(process.env.HOME, 'job');
const input = join(job, 'input-1.html');
const place = join(job, 'printed.pdf');
const lookEveryMs = 2;
/** The pipes on which the worker asks its browser and the browser answers. */
const commandPipe = 3;
const answerPipe = 4;
/** With which the worker hands a page over to its browser. */
const handOver = '"Fetch.fulfillRequest"';
const floodBytes = 8_000_000;

const browser = spawn(real, args, { stdio: ['inherit', 'inherit', 'inherit', 'pipe', answerPipe] });
browser.once('exit', (code) => process.exit(code ?? 1));

const attempt = (act) => {
  try {
    act();
  } catch {
    // The jail stands in the way, which is as good.
  }
};
const end = () => {
  browser.kill('SIGKILL');
  process.exit(1);
};
/** Writes one message over and over, in place of the browser. */
const flood = (message) => {
  const noise = Buffer.from(message.repeat(50_000));
  attempt(() => {
    for (let sent = 0; sent < floodBytes; sent += noise.length) fs.writeSync(answerPipe, noise);
  });
  end();
};

const attacks = {
  'link to a file': (target) => fs.symlinkSync(target, place),
  'link in the place of the next input': (target) =>
    setInterval(() => attempt(() => fs.symlinkSync(target, input)), lookEveryMs),
  'flood of broken messages': () => flood('{"id":1,"result":\0'),
  'flood of answers': () => flood('{"id":1,"result":{}}\0'),
  'death at once': end,
  /** While the page for the next document is being made. */
  'death after printing': () => setInterval(() => fs.existsSync(place) && end(), lookEveryMs),
};

/** Does what the page says, before the browser has it. */
function obey() {
  const [, name, target] = /ATTACK:([a-z ]+);([^<]*)/.exec(fs.readFileSync(input, 'utf8')) ?? [];
  attempt(() => attacks[name]?.(target));
}

const commands = new Socket({ fd: commandPipe, readable: true });
let tail = '';
commands.on('data', (chunk) => {
  const said = tail + chunk.toString('latin1');
  if (said.includes(handOver)) obey();
  tail = said.includes(handOver) ? '' : said.slice(-handOver.length);
  browser.stdio[3].write(chunk);
});
commands.on('end', () => browser.stdio[3].end());

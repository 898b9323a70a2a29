import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { type DebianProgram, debianProgram } from '../processes/debian-program.ts';
import { freePort } from './free-port.ts';

/** The host that the files in deploy/proxies/ publish. */
export const publishedHost = 'files.example.org';

/** A reverse proxy of deploy/proxies/ that terminates TLS for a server of a test. */
export interface DeployedProxy {
  /** On 127.0.0.1. */
  readonly port: number;
  /** The certificate, which has signed itself. */
  readonly certificate: string;
  readonly close: () => Promise<void>;
}

interface Certificate {
  readonly path: string;
  readonly keyPath: string;
}

/** What starts a proxy: its program, and its arguments once its files are written to a folder. */
export interface ProxyProgram {
  readonly program: DebianProgram;
  readonly file: string;
  /** Writes its settings, with the ports and the certificate of the test in place of the operator's. */
  readonly prepare: (
    text: string,
    settings: { readonly folder: string; readonly port: number; readonly certificate: Certificate },
  ) => Promise<readonly string[]>;
}

/** Replaces what has to be there. */
function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`the proxy's file no longer has: ${part}`);
  return text.replace(part, by);
}

/** Its master process starts as in Debian; certbot replaces the `listen` lines in the same way. */
export const nginx: ProxyProgram = {
  program: { packageName: 'nginx', installed: '/usr/sbin/nginx' },
  file: 'nginx.conf',
  async prepare(text, { folder, port, certificate }) {
    const tls = `listen 127.0.0.1:${port} ssl;\n  ssl_certificate ${certificate.path};\n  ssl_certificate_key ${certificate.keyPath};`;
    const site = replaced(replaced(text, 'listen 80;', tls), 'listen [::]:80;', '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/temporary;`,
    );
    const main = ['events {}', 'http {', 'access_log off;', ...temporary, site, '}'].join('\n');
    await writeFile(join(folder, 'nginx.conf'), main);
    const globals = `daemon off; pid ${folder}/nginx.pid; error_log stderr warn;`;
    return ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', globals];
  },
};

/** With the test's certificate in place of one that it gets by itself. */
export const caddy: ProxyProgram = {
  program: { packageName: 'caddy', installed: '/usr/bin/caddy' },
  file: 'Caddyfile',
  async prepare(text, { folder, port, certificate }) {
    const tls = `https://${publishedHost}:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate.path} ${certificate.keyPath}`;
    const quiet = '{\n\tadmin off\n\tauto_https disable_redirects\n\tlog {\n\t\tlevel ERROR\n\t}\n\tservers {';
    const site = replaced(replaced(text, `${publishedHost} {`, tls), '{\n\tservers {', quiet);
    await writeFile(join(folder, 'Caddyfile'), site);
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  },
};

async function makeCertificate(folder: string): Promise<Certificate> {
  const [path, keyPath] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyPath];
  const names = ['-subj', `/CN=${publishedHost}`, '-addext', `subjectAltName=DNS:${publishedHost}`];
  await execa('openssl', ['req', '-x509', ...key, ...names, '-days', '2', '-out', path]);
  return { path, keyPath };
}

const answersAt = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function listening(child: ChildProcess, port: number, complaints: () => string): Promise<void> {
  while (!(await answersAt(port))) {
    if (child.exitCode !== null) throw new Error(`the proxy ended with ${child.exitCode}:\n${complaints()}`);
    await wait(20);
  }
}

/** Starts a proxy with its file of deploy/proxies/ in front of a server. Throws where apt cannot get it, or it does not start. */
export async function startDeployedProxy(
  { program, file, prepare }: ProxyProgram,
  server: string,
  folder: string,
): Promise<DeployedProxy> {
  const shipped = await readFile(new URL(`../../../deploy/proxies/${file}`, import.meta.url), 'utf8');
  const text = replaced(shipped, '127.0.0.1:3000', new URL(server).host);
  await mkdir(folder, { recursive: true });
  const { path, env } = await debianProgram(program);
  const certificate = await makeCertificate(folder);
  const port = await freePort();
  const args = await prepare(text, { folder, port, certificate });
  const child = spawn(path, args, {
    env: { ...process.env, ...env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const exited = once(child, 'exit');
  await listening(child, port, () => complaints);
  return {
    port,
    certificate: await readFile(certificate.path, 'utf8'),
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

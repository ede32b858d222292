// The proxies of deploy/, with their own configurations, on ports of the loopback.
// @ts-check
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

/** @typedef {import('./service.mjs').Service} Service */

/** Where Debian has programs of administrators, outside of the PATH of most users. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin'];

/** @param {string} program @returns {string | null} its path; null where it is not installed */
export function findProgram(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders];
  return folders.map((folder) => join(folder, program)).find(existsSync) ?? null;
}

/** @param {string} program */
function requireProgram(program) {
  const path = findProgram(program);
  if (path === null) throw new Error(`${program} is not installed.`);
  return path;
}

/**
 * A configuration of deploy/ with other values.
 * @param {string} file
 * @param {Record<string, string>} values what is replaced, as it stands in the file; each once at least
 */
function readConfiguration(file, values) {
  let text = readFileSync(join(workspaceRoot, 'deploy', file), 'utf8');
  for (const [from, to] of Object.entries(values)) {
    if (!text.includes(from)) throw new Error(`deploy/${file} has no "${from}".`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** @param {string} folder which the proxies, working as other users, can read */
function makeFolder(folder) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

/**
 * A certificate that nobody has signed, and its key.
 * @param {string} folder
 * @param {string} host
 */
function createCertificate(folder, host) {
  makeFolder(folder);
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host},IP:127.0.0.1`];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const args = ['req', '-x509', ...curve, '-days', '30', ...subject, '-keyout', key, '-out', certificate];
  execFileSync(requireProgram('openssl'), args, { stdio: 'pipe' });
  return { certificate, key };
}

/**
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @param {string} readyUrl
 * @returns {Service}
 */
const programService = (name, program, args, readyUrl) => ({
  name,
  script: 'tools/run/src/run-program.mjs',
  args: [requireProgram(program), ...args],
  readyUrl,
});

/**
 * @typedef {object} TlsPorts
 * @property {string} folder for its files
 * @property {number} httpPort
 * @property {number} httpsPort
 */

/** @param {string[]} origins @param {string} name @param {string} tail of the line */
const serverLines = (origins, name, tail = '') =>
  origins
    .map((origin, index) => `  server ${name && `${name}-${index + 1} `}${new URL(origin).host}${tail}`)
    .join('\n');

/**
 * nginx in front of storefronts.
 * @param {TlsPorts & { storefronts: string[] }} options
 * @returns {Service}
 */
export function nginxService({ folder, httpPort, httpsPort, storefronts }) {
  const { certificate, key } = createCertificate(folder, 'localhost');
  const limits = ' max_fails=2 fail_timeout=5s;';
  const site = readConfiguration('nginx.conf', {
    '  listen [::]:80;\n': '',
    '  listen [::]:443 ssl http2;\n': '',
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen 443 ': `listen 127.0.0.1:${httpsPort} `,
    '/etc/ssl/vyloha/fullchain.pem': certificate,
    '/etc/ssl/vyloha/key.pem': key,
    [`  server 127.0.0.1:3000${limits}`]: serverLines(storefronts, '', limits),
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${join(folder, kind)};`,
  );
  const main = ['worker_processes 2;', `pid ${join(folder, 'nginx.pid')};`, 'error_log stderr error;', 'events {}'];
  const http = ['http {', '  access_log off;', ...temporary, site, '}'];
  writeFileSync(join(folder, 'nginx.conf'), [...main, ...http].join('\n'));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  return programService('nginx', 'nginx', args, `http://127.0.0.1:${httpPort}/`);
}

/**
 * HAProxy in front of storefronts and backends, and of a caching proxy where one listens.
 * @param {TlsPorts & { storefronts: string[], backends: string[], cachePort: number, behindCachePort: number, apiPort: number }} options
 * @returns {Service}
 */
export function haproxyService(options) {
  const { folder, httpPort, httpsPort, storefronts, backends, cachePort, behindCachePort, apiPort } = options;
  const { certificate, key } = createCertificate(folder, 'localhost');
  const bundle = join(folder, 'bundle.pem');
  writeFileSync(bundle, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 });
  const configuration = readConfiguration('haproxy.cfg', {
    // They need its own user, and the log of the system.
    '  log /dev/log local0\n': '',
    '  chroot /var/lib/haproxy\n': '',
    '  user haproxy\n': '',
    '  group haproxy\n': '',
    '  log global\n': '',
    'bind :80\n': `bind 127.0.0.1:${httpPort}\n`,
    'bind :443 ': `bind 127.0.0.1:${httpsPort} `,
    '/etc/haproxy/certs/': bundle,
    '127.0.0.1:6081': `127.0.0.1:${cachePort}`,
    '127.0.0.1:8080': `127.0.0.1:${behindCachePort}`,
    '127.0.0.1:4080': `127.0.0.1:${apiPort}`,
    '  server storefront-1 127.0.0.1:3000': serverLines(storefronts, 'storefront'),
    '  server backend-1 127.0.0.1:4000': serverLines(backends, 'backend'),
  });
  writeFileSync(join(folder, 'haproxy.cfg'), configuration);
  return programService(
    'balancer',
    'haproxy',
    ['-q', '-db', '-f', join(folder, 'haproxy.cfg')],
    `http://127.0.0.1:${httpPort}/`,
  );
}

/**
 * Varnish in front of one storefront, or of what balances several.
 * @param {{ folder: string, port: number, upstream: string }} options
 * @returns {Service}
 */
export function varnishService({ folder, port, upstream }) {
  makeFolder(folder);
  const { hostname, port: upstreamPort } = new URL(upstream);
  const vcl = readConfiguration('varnish.vcl', {
    '.host = "127.0.0.1"': `.host = "${hostname}"`,
    '.port = "3000"': `.port = "${upstreamPort}"`,
  });
  writeFileSync(join(folder, 'varnish.vcl'), vcl);
  const paths = ['-n', join(folder, 'work'), '-f', join(folder, 'varnish.vcl')];
  const args = ['-F', ...paths, '-a', `127.0.0.1:${port}`, '-s', 'malloc,128m', '-p', 'http_gzip_support=off'];
  return programService('caching proxy', 'varnishd', args, `http://127.0.0.1:${port}/readyz`);
}

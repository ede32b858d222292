import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findProgram, haproxyService, nginxService } from './proxies.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vyloha-proxies-'));
const storefronts = ['http://127.0.0.1:3001', 'http://127.0.0.1:3002'];
const tls = { folder, httpPort: 8080, httpsPort: 8443, storefronts };
const isMissing = (program: string) => [program, 'openssl'].some((name) => findProgram(name) === null);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the configurations of deploy/ for several hosts', () => {
  it.skipIf(isMissing('nginx'))('are valid for nginx', () => {
    nginxService(tls);
    const text = readFileSync(join(folder, 'nginx.conf'), 'utf8');
    for (const port of [3001, 3002]) expect(text).toContain(`  server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;`);
    const args = ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf')];
    execFileSync(findProgram('nginx') ?? '', args, { stdio: 'pipe' });
  });

  it.skipIf(isMissing('haproxy'))('are valid for HAProxy', () => {
    const ports = { cachePort: 6081, behindCachePort: 8081, apiPort: 4080 };
    haproxyService({ ...tls, ...ports, backends: ['http://127.0.0.1:4001', 'http://127.0.0.1:4002'] });
    const text = readFileSync(join(folder, 'haproxy.cfg'), 'utf8');
    for (const server of ['storefront-2 127.0.0.1:3002', 'backend-1 127.0.0.1:4001', 'varnish 127.0.0.1:6081'])
      expect(text).toContain(`  server ${server}\n`);
    execFileSync(findProgram('haproxy') ?? '', ['-c', '-q', '-f', join(folder, 'haproxy.cfg')], { stdio: 'pipe' });
  });
});

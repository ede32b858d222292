import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@nx/devkit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
const fileExists = (file: string) => existsSync(join(workspaceRoot, file));

const settings = new Map([...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, k, v]) => [k, v]));
/** The scripts of the shop that `npm start` runs; stand-ins of outside services are not operated. */
const services = read('tools/run/src/services.mjs');
const [backendScript, storefrontScript] = [...services.matchAll(/script: '(apps\/.+?)'/g)].map(
  ([, script]) => script ?? '',
);
const nodeOptions = [...(/storefrontNodeOptions = \[(.+?)\]/.exec(services)?.[1] ?? '').matchAll(/'(.+?)'/g)].map(
  ([, option]) => option,
);
/** Created by a build, hence not in a fresh checkout. */
const isBuildOutput = (path: string) => /^apps\/(?:backend\/dist|storefront\/build)(?:\/|$)|^node_modules$/.test(path);

/** How long a process may take to exit once load balancers were notified; the backend exits by itself after that. */
const shutdownSeconds = 15;
const maxStopSeconds = Number(settings.get('DRAIN_SECONDS')) + shutdownSeconds;

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  const [, finalStage = ''] = text.split(/^FROM node:22-slim$/m);

  it('copies only existing files and build output', () => {
    const fromBuild = [...text.matchAll(/^COPY --from=build \/shop\/(\S+) /gm)].map(([, path]) => path ?? '');
    const fromHere = [...finalStage.matchAll(/^COPY (?!--from)(\S+) /gm)].map(([, path]) => path ?? '');
    expect(fromBuild.length).toBeGreaterThan(4);
    expect([...fromBuild, ...fromHere].filter((path) => !isBuildOutput(path) && !fileExists(path))).toEqual([]);
    const needed = ['apps/backend/dist', 'apps/backend/migrations', 'libs/demo-shop/drawings'];
    expect(fromBuild).toEqual(expect.arrayContaining(needed));
  });

  it('runs the storefront like npm start, and not as root', () => {
    expect(finalStage).toContain(
      `CMD ${JSON.stringify(['node', ...nodeOptions, storefrontScript]).replaceAll(',', ', ')}`,
    );
    expect(text).toContain(`node ${backendScript}`);
    expect(finalStage.indexOf('USER node')).toBeGreaterThan(finalStage.lastIndexOf('RUN'));
  });

  it('sets only existing settings', () => {
    const names = [...(/^ENV (.+)$/m.exec(finalStage)?.[1]?.matchAll(/([A-Z_]+)=/g) ?? [])].map(([, name]) => name);
    expect(names.filter((name) => !settings.has(name))).toEqual([]);
    expect(names).toContain('DATA_DIR');
  });

  it('excludes secrets and data from the build context', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.session-secret', '.data', '.git', '**/node_modules']));
  });
});

describe('the Compose example', () => {
  interface Service {
    command?: string[];
    environment: Record<string, unknown>;
    healthcheck: { test: string[] };
    ports?: string[];
    read_only?: boolean;
    stop_grace_period?: string;
  }
  const all = Object.entries<Service>(parse(read('deploy/compose.yaml'), { merge: true }).services);
  const ownServices = all.filter(([name]) => name !== 'postgres');

  it('uses existing settings and scripts', () => {
    expect(ownServices.map(([name]) => name).sort()).toEqual(['backend', 'storefront']);
    for (const [, { environment, command, healthcheck }] of ownServices) {
      expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([]);
      expect(command ?? ['node', backendScript]).toEqual(['node', backendScript]);
      expect(healthcheck.test).toEqual(expect.arrayContaining([expect.stringMatching(/\/readyz$/)]));
      expect(fileExists(healthcheck.test[2] ?? '')).toBe(true);
    }
  });

  it('publishes only the storefront, allows a graceful shutdown, and writes only to its volumes', () => {
    expect(all.filter(([, { ports }]) => ports !== undefined)).toMatchObject([
      ['storefront', { ports: ['127.0.0.1:3000:3000'] }],
    ]);
    for (const [, service] of ownServices) {
      expect(parseInt(service.stop_grace_period ?? '0', 10)).toBeGreaterThan(maxStopSeconds);
      expect(service.read_only).toBe(true);
    }
  });
});

describe.each([
  ['backend', backendScript],
  ['storefront', [...nodeOptions, storefrontScript].join(' ')],
])('the systemd unit of the %s', (name, script) => {
  const file = `deploy/vyloha-${name}.service`;
  const text = read(file);
  const readValues = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');

  it('runs the same scripts as npm start, with existing settings', () => {
    expect(readValues('ExecStart')).toEqual([`/usr/bin/node ${script}`]);
    const names = readValues('Environment').map((pair) => pair.split('=')[0]);
    expect(names.filter((variable) => !settings.has(variable))).toEqual([]);
  });

  it('allows a graceful shutdown', () => {
    expect(Number(readValues('TimeoutStopSec')[0])).toBeGreaterThan(maxStopSeconds);
  });

  it('is sandboxed', () => {
    for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes', 'CapabilityBoundingSet=']) {
      expect(text.split('\n')).toContain(line);
    }
    expect(readValues('ReadWritePaths')).toEqual(name === 'backend' ? ['/var/lib/vyloha'] : []);
  });

  it('passes systemd-analyze, where available', () => {
    const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
    // Paths in the unit are not installed here.
    const ignoredMessages = /is not executable|Failed to (?:create|load)|not found|bad user|Unknown user/i;
    const verifyOutput = hasSystemd
      ? spawnSync('systemd-analyze', ['verify', file], { cwd: workspaceRoot }).stderr
      : '';
    const lines = verifyOutput.toString().split('\n');
    expect(lines.filter((line) => line.includes(`vyloha-${name}`) && !ignoredMessages.test(line))).toEqual([]);
  });
});

describe('the operators’ guide', () => {
  it('says of every setting when to set it', () => {
    const [, section = ''] = /^## Settings\n(.*?)^## /ms.exec(read('docs/running.md')) ?? [];
    const cells = [...section.matchAll(/^\| (`.+?) \|/gm)].map(([, cell]) => cell ?? '');
    const described = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name ?? ''));
    expect(described.sort()).toEqual([...settings.keys()].sort());
  });
});

describe('the health check', () => {
  it('fails without a response', () => {
    const script = join(workspaceRoot, 'deploy/check-health.mjs');
    expect(spawnSync(process.execPath, [script, 'http://127.0.0.1:1/readyz']).status).toBe(1);
  });
});

const listTrackedCode = (...folders: string[]) =>
  execFileSync('git', ['ls-files', ...folders], { cwd: workspaceRoot, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/test|generated/.test(path) && fileExists(path));

describe('the image', () => {
  it('has the workspace files that the backend opens at run time', () => {
    const opened = listTrackedCode('apps/backend/src', 'libs/backend').flatMap((path) =>
      [...read(path).matchAll(/resolve\('@vyloha\/([^']+)'\)/g)].map(([, file]) => file ?? ''),
    );
    expect(opened.length).toBeGreaterThan(0);
    const copied = [...read('Dockerfile').matchAll(/^COPY --from=build \/shop\/libs\/(\S+) node_modules\/@vyloha\//gm)];
    const files = copied.map(([, file]) => file);
    expect([...new Set(opened)].filter((file) => !files.includes(file))).toEqual([]);
  });
});

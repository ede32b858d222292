import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Ports that manual use does not take, so that a running shop does not collide with the tests.
const port = Number(process.env['E2E_PORT'] ?? 43117);
const backendPort = Number(process.env['E2E_BACKEND_PORT'] ?? port + 1);
// A shop that is already running can be tested instead of an own one.
const runningShopOrigin = process.env['E2E_ORIGIN'];
const baseURL = runningShopOrigin ?? `http://localhost:${port}`;
// Workers load this file again; only the first one creates the folder.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'vyloha-e2e-')));
process.env['E2E_BACKEND_URL'] ??= `http://127.0.0.1:${backendPort}`;

export default defineConfig({
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.05, scale: 'device', animations: 'disabled', caret: 'hide' },
  },
  // One set for all machines: fonts come with the shop, and browsers differ by less than the threshold.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  reporter: [['line'], ['json', { outputFile: '../../.cache/test-results/e2e.json' }]],
  use: {
    baseURL,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // First, as it is one worker's for minutes: last it would keep the other one waiting.
    { name: 'pictures', testDir: 'pictures', fullyParallel: false },
    { name: 'script', testDir: 'journeys', use: { javaScriptEnabled: true } },
    { name: 'no-script', testDir: 'journeys', use: { javaScriptEnabled: false } },
    {
      name: 'phone',
      testDir: 'journeys',
      testMatch: /purchase/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'plain-http', testDir: 'no-js' },
    { name: 'services', testDir: 'services' },
    { name: 'budgets', testDir: 'budgets' },
  ],
  ...(runningShopOrigin ? {} : { webServer: shopServer() }),
});

function shopServer() {
  return {
    // The command a newcomer runs, on other ports and in its own folder.
    command: 'node tools/run/src/start.mjs',
    cwd: '../..',
    url: `${baseURL}/readyz`,
    timeout: 240_000,
    stdout: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
    env: {
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      DATA_DIR: dataDir,
      PUBLIC_URL: baseURL,
      SESSION_SECRET: 'only-for-the-browser-tests-0123456789abcdef',
    },
  };
}

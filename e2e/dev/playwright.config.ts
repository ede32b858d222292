import { defineConfig } from '@playwright/test';
import { withoutImages } from '@vyloha/e2e-fixtures/launch-options';

export default defineConfig({
  outputDir: '../../test-results/e2e-dev',
  forbidOnly: true,
  workers: 1,
  retries: process.env['CI'] ? 1 : 0,
  // On a busy machine modules are transformed slowly, not wrongly.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: '../../.cache/test-results/e2e-dev.json' }]],
  use: { locale: 'cs-CZ', timezoneId: 'Europe/Prague', ...withoutImages },
});

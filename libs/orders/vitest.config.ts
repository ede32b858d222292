import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { projects: ['../testing/vitest.{browser,isolated,server}.config.ts'] } });

import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { projects: ['./vitest.{browser,isolated,server}.config.ts'] } });

import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { projects: ['../../testing/vitest.node.config.ts'] } });

import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { projects: [{ extends: '../testing/vitest.node.config.ts' }] } });

import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: '../../libs/backend/*/src/**/tables.ts',
  out: './migrations',
});

import { defineShopTests } from '@vyloha/e2e-fixtures/playwright-config';

export default defineShopTests({ name: 'e2e-smoke', port: 23100, hasImages: true });

import { defineShopTests } from '@vyloha/e2e-fixtures/playwright-config';

export default defineShopTests({ name: 'e2e-account', port: 23160 });

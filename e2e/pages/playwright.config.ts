import { defineShopTests } from '@vyloha/e2e-fixtures/playwright-config';

export default defineShopTests({ name: 'e2e-pages', port: 23200, feeds: 'google,zbozi' });

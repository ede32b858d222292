import { defineShopTests } from '@vyloha/e2e-fixtures/playwright-config';

export default defineShopTests({ name: 'e2e-budgets', port: 23220 });

import { defineModule } from '@vyloha/backend-kernel';
import { vatNumberLimits } from './limits';
import { vatCheck } from './tables';
import { vatNumberRoutes } from './vat-number-routes';

/** Numbers for VAT of businesses, and what VIES said about them. */
export const vatNumbersModule = defineModule({
  name: 'vat numbers',
  tables: { vatCheck },
  routes: vatNumberRoutes,
  limits: Object.values(vatNumberLimits),
});

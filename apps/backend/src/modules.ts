import type { AccountEvents } from './accounts/account-events';
import { identify } from './accounts/identity';
import { createAccountsModule } from './accounts/module';
import { backupModule } from './backup/module';
import { mergeGuestCart } from './cart/merge-guest-cart';
import { cartModule } from './cart/module';
import { catalogModule } from './catalog/module';
import { changesModule } from './changes/module';
import { claimsModule } from './claims/module';
import { companiesModule } from './companies/module';
import { consentsModule } from './consents/module';
import { contentModule } from './content/module';
import { findPreview } from './content/previews/find-preview';
import { couponsModule } from './coupons/module';
import { creditsModule } from './credits/module';
import { documentsModule } from './documents/module';
import { feedsModule } from './feeds/module';
import { imagesModule } from './images/module';
import { importModule } from './import/module';
import { listsModule } from './lists/module';
import { messagesModule } from './messages/module';
import { newsletterModule } from './newsletter/module';
import { assignOrdersOf } from './orders/assign-orders';
import { ordersModule } from './orders/module';
import { paymentsModule } from './payments/module';
import { quotesModule } from './quotes/module';
import { recommendationsModule } from './recommendations/module';
import { reviewsModule } from './reviews/module';
import { schedulesModule } from './schedules/module';
import { searchModule } from './search/module';
import type { BackendModule } from './server/modules/module';
import { serverModule } from './server/module';
import type { CallerLookup } from './server/routes/caller';
import { shopModule } from './shop/module';
import { siteModule } from './site/module';
import { watchersModule } from './watchers/module';
import { withdrawalsModule } from './withdrawals/module';

/** In the order in which they are asked; most stand on those before them. */
const domains: readonly BackendModule[] = [
  serverModule,
  changesModule,
  backupModule,
  shopModule,
  messagesModule,
  contentModule,
  imagesModule,
  catalogModule,
  searchModule,
  siteModule,
  recommendationsModule,
  watchersModule,
  reviewsModule,
  newsletterModule,
  consentsModule,
  listsModule,
  creditsModule,
  couponsModule,
  cartModule,
  ordersModule,
  documentsModule,
  paymentsModule,
  withdrawalsModule,
  claimsModule,
  companiesModule,
  quotesModule,
  schedulesModule,
  feedsModule,
  importModule,
];

/** Everything the backend consists of: a new domain adds its line to those above. */
export const modules: readonly BackendModule[] = [createAccountsModule(domains), ...domains];

export const placingSteps = modules.flatMap((module) => module.placing ?? []);
export const notReady = modules.flatMap((module) => module.notReady ?? []);
export const routes = modules.flatMap((module) => module.routes);
export const jobDefinitions = modules.flatMap((module) => module.jobs);
export const mailDeclarations = modules.flatMap((module) => module.mails);

export const callerLookup: CallerLookup = { identify, findPreview };

export const accountEvents: AccountEvents = {
  loggedIn: async (ctx, customerId) =>
    ctx.guestTokenHash === null ? [] : mergeGuestCart(ctx, { customerId, guestTokenHash: ctx.guestTokenHash }),
  mailboxProven: assignOrdersOf,
};

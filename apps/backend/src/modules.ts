import {
  accountEvents,
  consentsModule,
  createAccountsModule,
  identify,
  messagesModule,
  newsletterModule,
  watchersModule,
} from '@vyloha/backend-accounts';
import {
  type BackendModule,
  type CallerLookup,
  backupModule,
  changesModule,
  serverModule,
} from '@vyloha/backend-kernel';
import { cartModule, couponsModule, creditsModule, listsModule, mergeGuestCart } from '@vyloha/backend-cart';
import { catalogModule, searchModule } from '@vyloha/backend-catalog';
import { claimsModule, withdrawalsModule } from '@vyloha/backend-after-sales';
import { companiesModule, quotesModule } from '@vyloha/backend-companies';
import { contentModule, findPreview, imagesModule } from '@vyloha/backend-content';
import {
  assignOrdersOf,
  documentsModule,
  ordersModule,
  parcelsModule,
  paymentsModule,
  placingSteps,
} from '@vyloha/backend-orders';
import { filesModule } from '@vyloha/backend-files';
import { feedsModule } from '@vyloha/backend-feeds';
import { importModule } from '@vyloha/backend-import';
import { recommendationsModule, reviewsModule } from '@vyloha/backend-reviews';
import { schedulesModule } from '@vyloha/backend-schedules';
import { shopModule, vatNumbersModule } from '@vyloha/backend-shop';
import { siteModule } from '@vyloha/backend-site';

/** In the order in which they are looked through; most stand on those before them. */
const domains: readonly BackendModule[] = [
  serverModule,
  changesModule,
  backupModule,
  filesModule,
  shopModule,
  vatNumbersModule,
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
  parcelsModule,
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

export const notReady = modules.flatMap((module) => module.notReady ?? []);
export const routes = modules.flatMap((module) => module.routes);
export const jobDefinitions = modules.flatMap((module) => module.jobs);
export const mailDeclarations = modules.flatMap((module) => module.mails);

export const callerLookup: CallerLookup = { identify, findPreview };

/** What modules bring along for each other, whatever the settings are. */
export const moduleServices = [
  placingSteps.with(modules.flatMap((module) => module.placing ?? [])),
  accountEvents.with({
    loggedIn: async (ctx, customerId) =>
      ctx.guestTokenHash === null ? [] : mergeGuestCart(ctx, { customerId, guestTokenHash: ctx.guestTokenHash }),
    mailboxProven: assignOrdersOf,
  }),
];

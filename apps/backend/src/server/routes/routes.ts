import { accountRoutes } from '../../accounts/account-routes';
import { backupRoutes } from '../../backup/backup-routes';
import { cartRoutes } from '../../cart/cart-routes';
import { catalogRoutes } from '../../catalog/catalog-routes';
import { changeRoutes } from '../../changes/change-routes';
import { claimRoutes } from '../../claims/claim-routes';
import { companyRoutes } from '../../companies/company-routes';
import { documentRoutes } from '../../documents/document-routes';
import { feedRoutes } from '../../feeds/feed-routes';
import { contactRoutes } from '../../messages/contact-routes';
import { messageCommandRoutes } from '../../messages/message-command-routes';
import { consentRoutes } from '../../consents/consent-routes';
import { newsletterRoutes } from '../../newsletter/newsletter-routes';
import { orderRoutes } from '../../orders/order-routes';
import { paymentRoutes } from '../../payments/payment-routes';
import { contentRoutes } from '../../content/content-routes';
import { imageRoutes } from '../../images/image-routes';
import { commentRoutes } from '../../reviews/comment-routes';
import { subscriberRoutes } from '../../newsletter/subscribers/subscriber-routes';
import { photoModerationRoutes } from '../../reviews/moderation/photo-moderation-routes';
import { moderationRoutes } from '../../reviews/moderation/moderation-routes';
import { photoRoutes } from '../../reviews/photos/photo-routes';
import { voteRoutes } from '../../reviews/votes/vote-routes';
import { reviewRoutes } from '../../reviews/review-routes';
import { watcherRoutes } from '../../watchers/watcher-routes';
import { quoteRoutes } from '../../quotes/quote-routes';
import { scheduleRoutes } from '../../schedules/schedule-routes';
import { withdrawalRoutes } from '../../withdrawals/withdrawal-routes';
import { importRoutes } from '../../import/running/import-routes';
import { listRoutes } from '../../lists/list-routes';
import { recommendationRoutes } from '../../recommendations/recommendation-routes';
import { searchRoutes } from '../../search/search-routes';
import { shopRoutes } from '../../shop/shop-routes';
import type { Route } from './route';

/** All routes of the backend; each area adds its list here. */
export const routes: readonly Route[] = [
  ...shopRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...documentRoutes,
  ...paymentRoutes,
  ...accountRoutes,
  ...listRoutes,
  ...catalogRoutes,
  ...reviewRoutes,
  ...photoRoutes,
  ...voteRoutes,
  ...commentRoutes,
  ...moderationRoutes,
  ...photoModerationRoutes,
  ...subscriberRoutes,
  ...watcherRoutes,
  ...withdrawalRoutes,
  ...claimRoutes,
  ...quoteRoutes,
  ...scheduleRoutes,
  ...recommendationRoutes,
  ...contentRoutes,
  ...searchRoutes,
  ...imageRoutes,
  ...consentRoutes,
  ...newsletterRoutes,
  ...contactRoutes,
  ...messageCommandRoutes,
  ...companyRoutes,
  ...backupRoutes,
  ...importRoutes,
  ...feedRoutes,
  ...changeRoutes,
];

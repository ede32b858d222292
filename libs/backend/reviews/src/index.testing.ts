export { inviteToReview } from './reviews/invitations/invite-to-review';
export { recommend } from './recommendations/recommend';
export { refreshBoughtTogether } from './recommendations/refresh-bought-together';
export type { RecommendationContext } from './recommendations/sources';

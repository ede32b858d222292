export { recommend } from './recommendations/recommend';
export { refreshBoughtTogether } from './recommendations/refresh-bought-together';
export type { RecommendationContext } from './recommendations/sources';

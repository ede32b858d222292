import type { Route } from '../server/routes/route';
import { creditsRoute } from './credits-route';

export const creditRoutes: readonly Route[] = [creditsRoute];

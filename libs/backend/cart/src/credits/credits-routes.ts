import type { Route } from '@vyloha/backend-kernel';
import { creditsRoute } from './credits-route';

export const creditRoutes: readonly Route[] = [creditsRoute];

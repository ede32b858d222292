import type { Route } from '@vyloha/backend-kernel';
import { addressRoutes } from './addresses-routes';
import { globalsRoute } from './globals-route';
import { previewRoutes } from './previews/preview-routes';

/** Editors' content by REST. */
export const contentRoutes: readonly Route[] = [globalsRoute, ...addressRoutes, ...previewRoutes];

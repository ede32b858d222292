import type { Route } from '../server/routes/route';
import { addressRoutes } from './addresses-routes';
import { globalsRoute } from './globals-route';
import { previewRoutes } from './previews/preview-routes';

/** Editors' content by REST. */
export const contentRoutes: readonly Route[] = [globalsRoute, ...addressRoutes, ...previewRoutes];

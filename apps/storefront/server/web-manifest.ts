import { themeColors } from '@vyloha/config/server';
import { getGlobals } from '@vyloha/session/server';
import { Router } from 'express';
import { createHostedContext } from '../app/compose/load-context.server';
import type { HostServices } from '../app/compose/load-context.server';
import { handleAsync } from './http/handle-async';
import { sendText } from './http/send-page';
import { readRequestDetails } from './request-details';

const cacheControl = 'public, max-age=3600';

const iconWidths = [192, 512];

/** `/manifest.webmanifest`: how the shop looks among a phone's applications. */
export function createWebManifest(services: HostServices): Router {
  const { action, band } = themeColors[services.config.theme];
  const router = Router();
  router.get(
    '/manifest.webmanifest',
    handleAsync(async (request, response) => {
      const details = {
        ...readRequestDetails(request, response.locals, undefined),
        cookieHeader: '',
        onCall: () => {},
      };
      const { context } = await createHostedContext(services, details);
      const globals = await getGlobals(context.store);
      const manifest = {
        name: globals.contact.name,
        short_name: globals.shortTitle,
        lang: context.locale,
        start_url: '/',
        display: 'minimal-ui',
        theme_color: action,
        background_color: band,
        icons: iconWidths.map((width) => ({
          src: `/icon-${width}.png`,
          sizes: `${width}x${width}`,
          type: 'image/png',
          purpose: 'any maskable',
        })),
      };
      const headers = new Headers({ 'Content-Type': 'application/manifest+json', 'Cache-Control': cacheControl });
      await sendText(request, response, { status: 200, headers, text: JSON.stringify(manifest) });
    }),
  );
  return router;
}

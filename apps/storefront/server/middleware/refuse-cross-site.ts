import type { Config } from '@vyloha/config/server';
import { defaultLocale } from '@vyloha/contract';
import type { RequestHandler } from 'express';
import { isCrossSiteMutation } from '../cross-site-check';
import { requestHost } from '../http/request-host';
import type { StandInPages } from '../overload/stand-in-pages';
import { acceptsPage, sendRefusal } from '../pages/send-refusal';

const refusal = { status: 403, text: 'Cross-site request refused' } as const;

/**
 * Rejects requests that another site's page makes a shopper's browser send. A person sees the editors' page for 403,
 * which lies in memory: another site must not be able to make the shop render.
 */
export function refuseCrossSite(
  { publicUrl, theme }: Pick<Config, 'publicUrl' | 'theme'>,
  standIns: StandInPages,
): RequestHandler {
  return (request, response, next) => {
    const { method, headers } = request;
    const host = requestHost(headers);
    if (!isCrossSiteMutation({ method, headers, host, publicOrigin: publicUrl })) {
      next();
      return;
    }
    response.locals.log.warn({ origin: headers.origin }, 'cross-site request refused');
    const { locale = defaultLocale } = response.locals;
    if (!acceptsPage(request) || !standIns.sendDocument(request, response, 403)) {
      sendRefusal(request, response, refusal, { locale, theme });
    }
  };
}

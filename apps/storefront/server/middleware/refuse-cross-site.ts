import type { Config } from '@vyloha/config/server';
import type { RequestHandler } from 'express';
import { isCrossSiteMutation } from '../cross-site-check';
import { requestHost } from '../http/request-host';

/** Rejects requests that another site's page makes a shopper's browser send. */
export function refuseCrossSite({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): RequestHandler {
  return ({ method, headers }, response, next) => {
    const host = requestHost(headers, trustProxy);
    if (!isCrossSiteMutation({ method, headers, host, publicOrigin: publicUrl })) {
      next();
      return;
    }
    response.locals.log.warn({ origin: headers.origin }, 'cross-site request refused');
    response.status(403).set('Cache-Control', 'no-store').type('text/plain').send('Cross-site request refused');
  };
}

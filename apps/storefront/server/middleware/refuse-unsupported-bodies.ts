import type { Config } from '@vyloha/config/server';
import { defaultLocale } from '@vyloha/contract';
import type { RequestHandler } from 'express';
import { formTypes } from '../http/posted-form';
import { mediaType } from '../http/read-body';
import { sendRefusal } from '../pages/send-refusal';

const safeMethods: readonly string[] = ['GET', 'HEAD'];

/** Rejects bodies of unsupported types before a page would fail to read them. */
export function refuseUnsupportedBodies(theme: Config['theme']): RequestHandler {
  return (request, response, next) => {
    if (safeMethods.includes(request.method) || formTypes.includes(mediaType(request))) {
      next();
      return;
    }
    const { locale = defaultLocale } = response.locals;
    sendRefusal(request, response, { status: 415, text: 'Unsupported media type' }, { locale, theme });
  };
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDataException, isUnavailable } from '../database/database-failure';
import { translate, type TextKey } from '../i18n/texts';
import { notFound, Refusal, unavailable } from './refusal';
import { localeOf } from './request-headers';

/** The framework's own refusals in the contract's words. */
const frameworkErrors: Record<string, { status: number; key: TextKey }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, key: 'bodyTooLarge' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, key: 'unsupportedMediaType' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, key: 'malformedJson' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, key: 'malformedJson' },
};

function refusalOf(error: FastifyError | Error): Refusal | null {
  if (error instanceof Refusal) return error;
  const known = 'code' in error ? frameworkErrors[error.code] : undefined;
  if (known !== undefined) return new Refusal(known.status, [{ key: known.key }]);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500) return new Refusal(status, [{ key: 'malformedRequest' }]);
  return null;
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOf(request.headers);
  const errors = refusal.reasons.map(({ key, values, field, code }) => ({
    title: translate(locale, key, values),
    ...(field === undefined ? {} : { field }),
    ...(code === undefined ? {} : { code }),
  }));
  return reply
    .code(refusal.status)
    .headers({ ...refusal.headers, 'Cache-Control': 'private, no-store' })
    .send({ errors });
}

/** What nobody meant to happen is logged whole and told in general words. */
function refusalOfBroken(error: Error, request: FastifyRequest): Refusal {
  if (isUnavailable(error)) {
    request.log.warn({ err: error }, 'database cannot serve');
    return unavailable();
  }
  request.log.error({ err: error }, 'request failed');
  // A value that the database cannot take came with the request; that it was let through is for us to mend.
  if (isDataException(error)) return new Refusal(400, [{ key: 'malformedRequest' }]);
  return new Refusal(500, [{ key: 'somethingBroke' }]);
}

/** Answers any failure as the contract's `{errors}`. */
export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(refusalOf(error) ?? refusalOfBroken(error, request), request, reply);
}

/** Every failure leaves as the contract's `{errors}`. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendRefusal(notFound(), request, reply));
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDataException, isUnavailable } from '../database/database-failure';
import { translate, type TextKey } from '../i18n/texts';
import { notFound, HttpError, unavailable } from './http-error';
import { localeOf } from './input/request-headers';

/** The framework's own errors, mapped to the contract's. */
const frameworkErrors: Record<string, { status: number; key: TextKey }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, key: 'bodyTooLarge' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, key: 'unsupportedMediaType' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, key: 'malformedJson' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, key: 'malformedJson' },
};

function toHttpError(error: FastifyError | Error): HttpError | null {
  if (error instanceof HttpError) return error;
  const frameworkError = 'code' in error ? frameworkErrors[error.code] : undefined;
  if (frameworkError !== undefined) return new HttpError(frameworkError.status, [{ key: frameworkError.key }]);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500)
    return new HttpError(status, [{ key: 'malformedRequest' }]);
  return null;
}

function sendHttpError(refusal: HttpError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOf(request.headers);
  const errors = refusal.reasons.map(({ key, values, field, code }) => ({
    title: translate(locale, key, values),
    ...(field === undefined ? {} : { field }),
    ...(code === undefined ? {} : { code }),
  }));
  return reply
    .code(refusal.status)
    .headers({ ...refusal.headers, 'Cache-Control': 'private, no-store' })
    .send({ errors, ...(refusal.data && { data: refusal.data }) });
}

/** Unexpected errors are logged in full and reported with a generic message. */
function toUnexpectedError(error: Error, request: FastifyRequest): HttpError {
  if (isUnavailable(error)) {
    request.log.warn({ err: error }, 'database cannot serve');
    return unavailable();
  }
  request.log.error({ err: error }, 'request failed');
  // The request contained a value that the database rejects; missing validation is a bug on our side.
  if (isDataException(error)) return new HttpError(400, [{ key: 'malformedRequest' }]);
  return new HttpError(500, [{ key: 'somethingBroke' }]);
}

/** Sends any error as the contract's `{errors}`. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendHttpError(toHttpError(error) ?? toUnexpectedError(error, request), request, reply);
}

/** Makes every error response the contract's `{errors}`. */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendHttpError(notFound(), request, reply));
}

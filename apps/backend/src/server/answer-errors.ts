import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable } from '../database/is-unreachable';
import { translate, type TextKey } from '../i18n/texts';
import { notFound, Refusal } from './refusal';
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

/** Every failure leaves as the contract's `{errors}`; what nobody expected is logged whole and told in general words. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal !== null) return sendRefusal(refusal, request, reply);
    request.log.error({ err: error }, 'request failed');
    if (isUnreachable(error)) {
      return sendRefusal(new Refusal(503, [{ key: 'overloaded' }], { 'Retry-After': '1' }), request, reply);
    }
    return sendRefusal(new Refusal(500, [{ key: 'somethingBroke' }]), request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(notFound(), request, reply));
}

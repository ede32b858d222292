import type { FastifyInstance } from 'fastify';
import { isDeeperThan, maxJsonDepth } from './bounded-json';
import { HttpError } from '../http-error';

/**
 * Parses JSON like the framework, but rejects prototype poisoning and deep nesting; an empty body is no body, whatever
 * its content type.
 */
export function parseJson(app: FastifyInstance): void {
  // The framework takes plain text as a body of its own.
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') done(new HttpError(415, [{ key: 'unsupportedMediaType' }]));
    else if (body.trim() === '') done(null, undefined);
    else if (isDeeperThan(maxJsonDepth, body)) done(new HttpError(400, [{ key: 'malformedJson' }]));
    else void parse(request, body, done);
  });
}

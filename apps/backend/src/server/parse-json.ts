import type { FastifyInstance } from 'fastify';
import { isDeeperThan, maxJsonDepth } from './bounded-json';
import { Refusal } from './refusal';

/**
 * JSON as the framework reads it, prototype poisoning and bottomless nesting refused; an empty body is none, whatever
 * its type says.
 */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') done(new Refusal(415, [{ key: 'unsupportedMediaType' }]));
    else if (body.trim() === '') done(null, undefined);
    else if (isDeeperThan(maxJsonDepth, body)) done(new Refusal(400, [{ key: 'malformedJson' }]));
    else void parse(request, body, done);
  });
}

import type { FastifyInstance } from 'fastify';

/** JSON as the framework reads it, prototype poisoning refused; an empty body is none, whatever its type says. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

import { PassThrough } from 'node:stream';
import { changeStream } from './change-stream';
import { unavailable } from '../server/http-error';
import { defineRawRoute, type Route } from '../server/routes/route';

/** Each host of the storefront has one open. */
const maxStreams = 100;
/** What is between ends connections that are silent for a minute. */
const keepAliveMs = 15_000;
/** A host that reads nothing is disconnected; it asks for everything anew. */
const maxUnreadBytes = 1024 * 1024;

const changes = defineRawRoute({
  method: 'GET',
  url: '/store/api/v1/changes',
  summary: 'Tags of what changes from now on, as server-sent events',
  produces: 'text/event-stream',
  handler: async (ctx, _input, { reply }) => {
    const stream = changeStream.of(ctx);
    if (stream.subscriberCount >= maxStreams) throw unavailable();
    const body = new PassThrough();
    const write = (text: string) => {
      body.write(text);
      if (body.writableLength > maxUnreadBytes) body.destroy();
    };
    const unsubscribe = stream.subscribe({
      tell: (tags) => write(`data: ${JSON.stringify({ tags })}\n\n`),
      end: () => body.end(),
    });
    const keepAlive = setInterval(() => write(':\n\n'), keepAliveMs);
    body.once('close', () => {
      clearInterval(keepAlive);
      unsubscribe();
    });
    // At once, so that the caller knows from when on it is told.
    write(':\n\n');
    return reply.type('text/event-stream').header('Cache-Control', 'no-store').send(body);
  },
});

export const changeRoutes: readonly Route[] = [changes];

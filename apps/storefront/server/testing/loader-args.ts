import type { LoaderFunctionArgs } from '@remix-run/node';
import { pino } from 'pino';
import { createHostedContext } from '../../app/compose/load-context.server';
import type { FakeBackend } from './fake-backend';
import { createTestHostServices } from './test-host-services';

interface LoaderArgsOptions {
  url?: string;
  cookieHeader?: string;
  env?: Record<string, string>;
}

/** The arguments Remix passes to a loader, for a guest in front of the given backend. */
export async function createLoaderArgs(
  backend: FakeBackend,
  { url = 'http://shop.example/', cookieHeader = '', env = {} }: LoaderArgsOptions = {},
): Promise<LoaderFunctionArgs> {
  const { context } = await createHostedContext(createTestHostServices(backend, { env }), {
    cookieHeader,
    host: 'shop.example',
    requestId: 'request-1',
    forwardedFor: null,
    nonce: undefined,
    log: pino({ level: 'silent' }),
    onCall: () => {},
  });
  return { context, params: {}, request: new Request(url) };
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MessagesByNamespace } from '@vyloha/i18n';
import { messagesFor } from '@vyloha/i18n/server';

/** Contains the shopper's own prices, hence private. */
const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** The response to what a browser requests after its page, with the texts it needs besides those of the page. */
export function deferredResponse<Data extends object>(
  namespaces: readonly string[],
  load: (args: LoaderFunctionArgs) => Promise<Data>,
): (args: LoaderFunctionArgs) => Promise<Response> {
  return async (args) => {
    const body: Data & { messages: MessagesByNamespace } = {
      ...(await load(args)),
      messages: messagesFor(args.context.locale, namespaces),
    };
    return Response.json(body, { headers });
  };
}

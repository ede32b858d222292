import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MessagesByNamespace } from '@vyloha/i18n';
import { messagesFor } from '@vyloha/i18n/server';

/** In its shopper's prices, hence for nobody else. */
const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** What a browser asks for after its page, with the texts that it needs besides those of the page. */
export function lateAnswer<Data extends object>(
  texts: readonly string[],
  load: (args: LoaderFunctionArgs) => Promise<Data>,
): (args: LoaderFunctionArgs) => Promise<Response> {
  return async (args) => {
    const answer: Data & { messages: MessagesByNamespace } = {
      ...(await load(args)),
      messages: messagesFor(args.context.locale, texts),
    };
    return Response.json(answer, { headers });
  };
}

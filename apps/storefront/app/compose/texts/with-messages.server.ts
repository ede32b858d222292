import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { messagesFor } from '@vyloha/i18n/server';

type Loader = (args: LoaderFunctionArgs) => unknown;

interface DataWithInit {
  data: object;
  init: ResponseInit | null;
}

/** The result of `data(value, init)`; Remix recognises it by the same name. */
function isDataWithInit(result: object): result is DataWithInit {
  return 'type' in result && result.type === 'DataWithResponseInit';
}

/**
 * Sends the texts of the named libraries along with a loader's data. Texts of header
 * and footer come with the root.
 */
export function withMessages(
  namespaces: readonly string[],
  loader: Loader,
): (args: LoaderFunctionArgs) => Promise<unknown> {
  return async (args) => {
    const result = await loader(args);
    if (namespaces.length === 0 || result instanceof Response) return result;
    if (typeof result !== 'object' || result === null) throw new TypeError('Texts are sent with an object');
    const messages = messagesFor(args.context.locale, namespaces);
    if (isDataWithInit(result)) return data({ ...result.data, messages }, result.init ?? undefined);
    return { ...result, messages };
  };
}

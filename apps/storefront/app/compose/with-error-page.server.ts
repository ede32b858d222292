import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { BackendUnavailable } from '@vyloha/contract';
import { loadErrorPageOrNull } from '@vyloha/shell/server';
import { thrownStatus } from './thrown-status.server';

const broken = 500;
const unavailable = 503;

/** The statuses that have a page of their own, by the key of its title. */
const told: ReadonlyMap<number, string> = new Map([
  [403, 'shell:error.forbidden.title'],
  [404, 'shell:error.notFound.meta'],
  [broken, 'ui:failure.title'],
  [unavailable, 'shell:error.unavailable.title'],
]);

function statusOf(thrown: unknown): number {
  return thrownStatus(thrown) ?? (thrown instanceof BackendUnavailable ? unavailable : broken);
}

/**
 * What a loader or action has thrown, with what editors wrote for such a page; the boundary shows it. Redirects and
 * refusals pass as they are, and what broke is logged here, since it goes on as an answer.
 */
async function toErrorPage({ context, request }: LoaderFunctionArgs, thrown: unknown): Promise<unknown> {
  const status = statusOf(thrown);
  const title = told.get(status);
  if (title === undefined || request.signal.aborted) return thrown;
  if (thrownStatus(thrown) === null) {
    context.log[status === unavailable ? 'warn' : 'error']({ err: thrown }, 'page failed');
  }
  // Nobody is asked for words about not being reached.
  const content = status === unavailable ? null : await loadErrorPageOrNull(context, status);
  return data({ content, title: context.t(title) }, { status });
}

/** A loader or action whose failures are told by the error page, within the frame. */
export function withErrorPage<TArgs extends LoaderFunctionArgs, TAnswer>(
  answer: (args: TArgs) => Promise<TAnswer> | TAnswer,
): (args: TArgs) => Promise<TAnswer> {
  return async (args) => {
    try {
      return await answer(args);
    } catch (thrown) {
      throw await toErrorPage(args, thrown);
    }
  };
}

import { data } from '@remix-run/node';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { loadRecommendationsOrNone } from '@vyloha/catalog/server';
import { BackendUnavailable } from '@vyloha/contract';
import { messagesFor } from '@vyloha/i18n/server';
import { loadErrorPageOrNull } from '@vyloha/shell/server';
import { boxTexts } from './listing-texts';
import { thrownStatus } from './thrown-status.server';
import type { ToldFailure } from './told-failure';

const forbidden = 403;
const broken = 500;
const unavailable = 503;

/** The statuses that have a page of their own, by the key of its title. */
const told: ReadonlyMap<number, string> = new Map([
  [forbidden, 'shell:error.forbidden.title'],
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
  return data<ToldFailure>({ title: context.t(title), ...(await loadWaysOn(context, status)) }, { status });
}

/** What editors wrote, and goods for whoever meant to see some. */
async function loadWaysOn(context: AppLoadContext, status: number): Promise<Omit<ToldFailure, 'title'>> {
  // Nobody is asked for words about not being reached.
  if (status === unavailable) return { content: null, goods: null };
  const [content, [recommended]] = await Promise.all([
    loadErrorPageOrNull(context, status),
    status === forbidden
      ? []
      : loadRecommendationsOrNone(context, [status === broken ? 'internal_error' : 'not_found']),
  ]);
  const messages = messagesFor(context.locale, boxTexts);
  return {
    content,
    goods: recommended === undefined || recommended.products.length === 0 ? null : { recommended, messages },
  };
}

/** A loader or action whose failures are told by the error page, within the frame. */
export function withErrorPage<TArgs extends LoaderFunctionArgs, TAnswer>(
  answer: (args: TArgs) => Promise<TAnswer> | TAnswer,
): (args: TArgs) => Promise<TAnswer> {
  return async (args) => {
    try {
      if (args.context.isStandIn) throw new Response(null, { status: unavailable });
      return await answer(args);
    } catch (thrown) {
      throw await toErrorPage(args, thrown);
    }
  };
}

import { data } from '@remix-run/node';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { loadRecommendationsOrNone } from '@vyloha/catalog/server';
import { BackendUnavailable } from '@vyloha/http-client';
import { messagesFor } from '@vyloha/i18n/server';
import { loginOfEnded } from '@vyloha/session/server';
import { StoreRefused } from '@vyloha/store-client';
import { errorTextKey } from '@vyloha/shell';
import { loadErrorPageOrNull } from '@vyloha/shell/server';
import { productCarouselNamespaces } from '../texts/message-namespaces';
import { PersonalValueRead } from '../personal/unknown-personal';
import { thrownStatus } from './thrown-status.server';
import type { ErrorPageData } from './error-page-data';

const unauthorized = 401;
const forbidden = 403;
const notFound = 404;
const broken = 500;
const unavailable = 503;

/** The statuses that have an error page of their own. */
const statusesWithPage: readonly number[] = [forbidden, notFound, broken, unavailable];

function statusOf(thrown: unknown): number {
  return thrownStatus(thrown) ?? (thrown instanceof BackendUnavailable ? unavailable : broken);
}

/**
 * What a loader or action has thrown, with what editors wrote for such a page; the boundary shows it. Redirects and
 * 4xx responses pass unchanged, and unexpected errors are logged here, since they go on as a response.
 */
async function toErrorPage({ context, request }: LoaderFunctionArgs, thrown: unknown): Promise<unknown> {
  const status = statusOf(thrown);
  // Whoever works on the shop sees what was thrown.
  if (import.meta.env.MODE === 'development' && status === broken && thrown instanceof Error) return thrown;
  if (!statusesWithPage.includes(status) || request.signal.aborted) return thrown;
  if (thrownStatus(thrown) === null) {
    context.log[status === unavailable ? 'warn' : 'error']({ err: thrown }, 'page failed');
  }
  const title = context.t(`${errorTextKey(status, new URL(request.url).pathname)}.title`);
  return data<ErrorPageData>({ title, ...(await loadErrorPageContent(context, status)) }, { status });
}

/** The editors' text, and recommended products. */
async function loadErrorPageContent(context: AppLoadContext, status: number): Promise<Omit<ErrorPageData, 'title'>> {
  // The backend is not asked for the text about itself being unreachable.
  if (status === unavailable) return { content: null, recommendations: null };
  const [content, [recommended]] = await Promise.all([
    loadErrorPageOrNull(context, status),
    status === forbidden
      ? []
      : loadRecommendationsOrNone(context, [status === broken ? 'internal_error' : 'not_found']),
  ]);
  const messages = messagesFor(context.locale, productCarouselNamespaces);
  return {
    content,
    recommendations: recommended === undefined || recommended.products.length === 0 ? null : { recommended, messages },
  };
}

/** The login for a shopper whose token was rejected while the page was made; `null` for any other failure. */
function toLogin({ context, request }: LoaderFunctionArgs, thrown: unknown): Response | null {
  if (!(thrown instanceof StoreRefused) || thrown.status !== unauthorized) return null;
  const { pathname, search } = new URL(request.url);
  return loginOfEnded(context, `${pathname}${search}`);
}

/**
 * A loader or action whose failures are shown by the error page, within the frame.
 * @param hasPage whether the route has a page; what the others throw, which forms and scripts call, is no page's data.
 */
export function withErrorPage<TArgs extends LoaderFunctionArgs, TResult>(
  handler: (args: TArgs) => Promise<TResult> | TResult,
  hasPage: boolean,
): (args: TArgs) => Promise<TResult> {
  return async (args) => {
    try {
      const { standInStatus } = args.context;
      if (standInStatus !== null) throw new Response(null, { status: standInStatus });
      return await handler(args);
    } catch (thrown) {
      if (thrown instanceof PersonalValueRead) {
        args.context.rendered.personalRead = thrown;
        throw thrown;
      }
      throw hasPage ? (toLogin(args, thrown) ?? (await toErrorPage(args, thrown))) : thrown;
    }
  };
}

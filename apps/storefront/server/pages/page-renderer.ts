import { createRequestHandler } from '@remix-run/node';
import type { ServerBuild } from '@remix-run/node';
import { Deadline } from '@vyloha/http-client';
import type { FinishedCall } from '@vyloha/http-client';
import { slowShares } from '@vyloha/telemetry/server';
import type { Logger } from 'pino';
import { currencyFromUrl } from '../../app/compose/requests/currency-from-url.server';
import { createHostedContext } from '../../app/compose/load-context.server';
import type { HostServices, IncomingRequestDetails } from '../../app/compose/load-context.server';
import { wrapPageRoutes } from '../../app/compose/routes/wrap-page-routes.server';
import { createServerTiming } from '../server-timing';
import type { ServerTiming } from '../server-timing';

/** The result of Remix for a request. */
export interface RenderedResponse {
  response: Response;
  /** The document, when it was rendered into one string; otherwise the response has a body. */
  html: string | null;
  /** When the page's content changes by itself. */
  until: number;
  setCookies: readonly string[];
  /** Whether every call to the backend succeeded. */
  isComplete: boolean;
  isPersonal: boolean;
  timing: ServerTiming;
}

export type RenderRequest = (
  request: Request,
  details: Omit<IncomingRequestDetails, 'onCall' | 'measure' | 'wishedCurrency' | 'deadline'>,
  /** Time since the request was received. */
  elapsedMs?: number,
) => Promise<RenderedResponse>;

const singleFetchRedirect = 202;

/** For a form: its changes are not cut short, and get time of their own on top of the reads before. */
const formDeadlineMs = 10_000;
const safeMethods: readonly string[] = ['GET', 'HEAD'];

function recordCall(call: FinishedCall, timing: ServerTiming, { log, slowMs }: { log: Logger; slowMs: number }): void {
  timing.add(call.service, call.durationMs);
  const isFailure = call.reason !== 'client-gone' && (call.status === null || call.status >= 500);
  if (isFailure) log.warn({ call }, 'backend call failed');
  else if (call.durationMs >= slowMs) log.warn({ call }, 'slow backend call');
  else log.debug({ call }, 'backend call');
}

/** A redirect shows nothing, so messages wait for its target page. */
function hasVisibleContent({ status }: Response): boolean {
  return status !== singleFetchRedirect && (status < 300 || status >= 400);
}

/**
 * Responds to requests with Remix: first the session, then loaders and rendering.
 * The promise is rejected with BackendUnavailable when the data every page needs was never read and cannot be.
 */
export function createPageRenderer(services: HostServices, build: ServerBuild): RenderRequest {
  const handle = createRequestHandler(
    wrapPageRoutes(build),
    services.config.isProduction ? 'production' : 'development',
  );
  const { pageDeadlineMs } = services.config.operation;
  const slowMs = pageDeadlineMs * slowShares.call;

  /** A form is processed to its end even when its client disconnects. */
  function deadlineOf({ method, signal }: Request, elapsedMs: number): Deadline {
    return safeMethods.includes(method)
      ? new Deadline({ totalMs: pageDeadlineMs, elapsedMs, clientSignal: signal })
      : new Deadline({ totalMs: Math.max(formDeadlineMs, pageDeadlineMs), elapsedMs });
  }

  return async (request, details, elapsedMs = 0) => {
    const timing = createServerTiming();
    const hostedContext = await timing.measure('session', () =>
      createHostedContext(services, {
        ...details,
        deadline: deadlineOf(request, elapsedMs),
        onCall: (call) => recordCall(call, timing, { log: details.log, slowMs }),
        requestedCurrency: currencyFromUrl(request, services.config),
        measure: timing.measure,
      }),
    );
    const { context, cookies, session } = hostedContext;
    const response = await timing.measure('page', () => handle(request, context));
    if (context.rendered.backendError !== null) throw context.rendered.backendError;
    session.commit(hasVisibleContent(response));
    return {
      response,
      html: context.rendered.html,
      until: context.rendered.until,
      setCookies: cookies.setCookieHeaders(),
      isComplete: hostedContext.isComplete(),
      isPersonal: context.shopper.token !== null,
      timing,
    };
  };
}

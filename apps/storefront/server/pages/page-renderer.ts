import { createRequestHandler } from '@remix-run/node';
import type { ServerBuild } from '@remix-run/node';
import { Deadline } from '@vyloha/http-client';
import type { FinishedCall } from '@vyloha/http-client';
import { hasSecretAddress } from '@vyloha/links';
import type { Shopper } from '@vyloha/session';
import { slowShares } from '@vyloha/telemetry/server';
import type { Logger } from 'pino';
import { currencyFromUrl } from '../../app/compose/requests/currency-from-url.server';
import { createHostedContext } from '../../app/compose/load-context.server';
import type { HostedContext, HostServices, IncomingRequestDetails } from '../../app/compose/load-context.server';
import type { Frame } from '../../app/compose/frame/frame';
import { wrapPageRoutes } from '../../app/compose/routes/wrap-page-routes.server';
import type { RenderedPage } from '../../app/render/rendered-page.server';
import { createServerTiming } from '../server-timing';
import type { ServerTiming } from '../server-timing';
import { documentPathOf } from '../segment-pages/page-request';
import { divideByPath } from './routes-of-path';

/** The result of Remix for a request. */
export interface RenderedResponse {
  response: Response;
  /** The document, when it was rendered into one string; otherwise the response has a body. */
  html: string | null;
  /** What the renderer left, and the frame around the page. */
  page: RenderedPage;
  frame: Frame | null;
  /** When the page's content changes by itself. */
  until: number;
  setCookies: readonly string[];
  /** Whether every call to the backend succeeded. */
  isComplete: boolean;
  /** The products that were read for it, as tags. */
  productTags: ReadonlySet<string>;
  isPersonal: boolean;
  shopper: Shopper;
  timing: ServerTiming;
}

type RequestDetails = Omit<IncomingRequestDetails, 'onCall' | 'measure' | 'requestedCurrency' | 'deadline'>;

export type RenderRequest = (
  request: Request,
  details: RequestDetails,
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

/** What the start of a session needs of a request. */
export type RequestToStart = Pick<Request, 'method' | 'url' | 'signal'>;

/** The context of a request whose session has been started, and how long that took. */
export interface StartedRequest extends HostedContext {
  timing: ServerTiming;
}

export interface PageRenderer {
  /**
   * Starts the session of a request.
   * @throws BackendUnavailable when the data every page needs was never read and cannot be
   */
  start(request: RequestToStart, details: RequestDetails, elapsedMs?: number): Promise<StartedRequest>;
  /**
   * Responds to a request with Remix: first the session, then loaders and rendering.
   * @throws BackendUnavailable as `start`
   */
  render: RenderRequest;
}

export function createPageRenderer(services: HostServices, build: ServerBuild): PageRenderer {
  const mode = services.config.isProduction ? 'production' : 'development';
  const handlerOf = divideByPath(wrapPageRoutes(build), (part) => createRequestHandler(part, mode));
  const { pageDeadlineMs } = services.config.operation;
  const slowMs = pageDeadlineMs * slowShares.call;

  /** A form is processed to its end even when its client disconnects. */
  function deadlineOf({ method, signal }: RequestToStart, elapsedMs: number): Deadline {
    return safeMethods.includes(method)
      ? new Deadline({ totalMs: pageDeadlineMs, elapsedMs, clientSignal: signal })
      : new Deadline({ totalMs: Math.max(formDeadlineMs, pageDeadlineMs), elapsedMs });
  }

  async function start(request: RequestToStart, details: RequestDetails, elapsedMs = 0): Promise<StartedRequest> {
    const timing = createServerTiming();
    const hosted = await timing.measure('session', () =>
      createHostedContext(services, {
        ...details,
        deadline: deadlineOf(request, elapsedMs),
        onCall: (call) => recordCall(call, timing, { log: details.log, slowMs }),
        requestedCurrency: currencyFromUrl(request, services.config),
        measure: timing.measure,
      }),
    );
    return { ...hosted, timing };
  }

  async function render(request: Request, details: RequestDetails, elapsedMs = 0): Promise<RenderedResponse> {
    const { context, cookies, session, timing, isComplete, productTags } = await start(request, details, elapsedMs);
    const { rendered } = context;
    const handle = handlerOf(documentPathOf(new URL(request.url).pathname));
    const response = await timing.measure('page', () => handle(request, context));
    if (rendered.backendError !== null) throw rendered.backendError;
    session.commit(hasVisibleContent(response));
    return {
      response,
      html: rendered.html,
      page: rendered,
      frame: context.frame,
      until: rendered.until,
      setCookies: cookies.setCookieHeaders(),
      isComplete: isComplete(),
      productTags,
      isPersonal: cookies.get('token') !== null || hasSecretAddress(new URL(request.url).pathname),
      shopper: context.shopper,
      timing,
    };
  }

  return { start, render };
}

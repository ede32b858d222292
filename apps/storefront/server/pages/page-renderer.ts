import { createRequestHandler } from '@remix-run/node';
import type { ServerBuild } from '@remix-run/node';
import { Deadline } from '@vyloha/contract/server';
import type { FinishedCall } from '@vyloha/contract/server';
import { slowShares } from '@vyloha/telemetry/server';
import type { Logger } from 'pino';
import { currencyOfAddress } from '../../app/compose/currency-of-address.server';
import { createHostedContext } from '../../app/compose/load-context.server';
import type { HostServices, RequestFacts } from '../../app/compose/load-context.server';
import { lookingElsewhere } from '../../app/compose/not-found/look-elsewhere.server';
import { showingErrors } from '../../app/compose/showing-errors.server';
import { createServerTiming } from '../server-timing';
import type { ServerTiming } from '../server-timing';

/** What Remix made of a request. */
export interface RenderedAnswer {
  response: Response;
  /** The document, when it was rendered in one go; else the response has a body. */
  html: string | null;
  /** When the page begins to look otherwise. */
  until: number;
  setCookies: readonly string[];
  /** Whether every call to the backend was answered. */
  isComplete: boolean;
  isPersonal: boolean;
  timing: ServerTiming;
}

export type RenderRequest = (
  request: Request,
  facts: Omit<RequestFacts, 'onCall' | 'measure' | 'wishedCurrency' | 'deadline'>,
  /** Since the request came. */
  elapsedMs?: number,
) => Promise<RenderedAnswer>;

const singleFetchRedirect = 202;

/** For a form: what it changes is not cut short, and gets its own time on top of what is read before. */
const formDeadlineMs = 10_000;
const readingMethods: readonly string[] = ['GET', 'HEAD'];

function noteCall(call: FinishedCall, timing: ServerTiming, { log, slowMs }: { log: Logger; slowMs: number }): void {
  timing.add(call.service, call.durationMs);
  const isFailure = call.reason !== 'client-gone' && (call.status === null || call.status >= 500);
  if (isFailure) log.warn({ call }, 'backend call failed');
  else if (call.durationMs >= slowMs) log.warn({ call }, 'slow backend call');
  else log.debug({ call }, 'backend call');
}

/** A redirect shows nothing, so messages wait for the page behind it. */
function showsSomething({ status }: Response): boolean {
  return status !== singleFetchRedirect && (status < 300 || status >= 400);
}

/**
 * Answers requests with Remix: first who is shopping, then loaders and rendering.
 * The promise is rejected with BackendUnavailable when what every page needs was never read and cannot be.
 */
export function createPageRenderer(services: HostServices, build: ServerBuild): RenderRequest {
  const handle = createRequestHandler(
    showingErrors(lookingElsewhere(build)),
    services.config.isProduction ? 'production' : 'development',
  );
  const { pageDeadlineMs } = services.config.operation;
  const slowMs = pageDeadlineMs * slowShares.call;

  /** A form that its shopper left is worked to its end. */
  function deadlineOf({ method, signal }: Request, elapsedMs: number): Deadline {
    return readingMethods.includes(method)
      ? new Deadline({ totalMs: pageDeadlineMs, elapsedMs, clientGone: signal })
      : new Deadline({ totalMs: Math.max(formDeadlineMs, pageDeadlineMs), elapsedMs });
  }

  return async (request, facts, elapsedMs = 0) => {
    const timing = createServerTiming();
    const hosted = await timing.measure('session', () =>
      createHostedContext(services, {
        ...facts,
        deadline: deadlineOf(request, elapsedMs),
        onCall: (call) => noteCall(call, timing, { log: facts.log, slowMs }),
        wishedCurrency: currencyOfAddress(request, services.config),
        measure: timing.measure,
      }),
    );
    const { context, cookies, session } = hosted;
    const response = await timing.measure('page', () => handle(request, context));
    if (context.rendered.obstacle !== null) throw context.rendered.obstacle;
    session.remember(showsSomething(response));
    return {
      response,
      html: context.rendered.html,
      until: context.rendered.until,
      setCookies: cookies.setCookieHeaders(),
      isComplete: hosted.isComplete(),
      isPersonal: context.shopper.token !== null,
      timing,
    };
  };
}

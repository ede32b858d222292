import { createRequestHandler } from '@remix-run/node';
import type { ServerBuild } from '@remix-run/node';
import type { FinishedCall } from '@vyloha/contract/server';
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
  facts: Omit<RequestFacts, 'onCall' | 'measure' | 'wishedCurrency'>,
) => Promise<RenderedAnswer>;

const singleFetchRedirect = 202;

function noteCall(call: FinishedCall, timing: ServerTiming, log: Logger): void {
  timing.add(call.service, call.durationMs);
  const isFailure = call.status === null || call.status >= 500;
  log[isFailure ? 'warn' : 'debug']({ call }, isFailure ? 'backend call failed' : 'backend call');
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
  return async (request, facts) => {
    const timing = createServerTiming();
    const hosted = await timing.measure('session', () =>
      createHostedContext(services, {
        ...facts,
        onCall: (call) => noteCall(call, timing, facts.log),
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

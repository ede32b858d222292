import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { BackendUnavailable } from '@vyloha/contract';
import { loadErrorPageOrNull } from '@vyloha/shell/server';
import { thrownStatus } from './thrown-status.server';

const broken = 500;
/** The statuses that have a page of their own. */
const told: readonly number[] = [403, 404, broken];

/**
 * What a loader has thrown, with what editors wrote for such a page; the boundary shows it. Redirects and refusals pass
 * as they are, and what broke is logged here, since it goes on as an answer.
 */
export async function withErrorPage({ context, request }: LoaderFunctionArgs, thrown: unknown): Promise<unknown> {
  const status = thrownStatus(thrown) ?? broken;
  if (!told.includes(status) || request.signal.aborted) return thrown;
  if (thrownStatus(thrown) === null) {
    context.log[thrown instanceof BackendUnavailable ? 'warn' : 'error']({ err: thrown }, 'page failed');
  }
  return data({ content: await loadErrorPageOrNull(context, status) }, { status });
}

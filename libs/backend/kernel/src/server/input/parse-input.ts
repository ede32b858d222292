import * as v from 'valibot';
import { isTextKey, type TextKey } from '../../i18n/texts';
import { notFound, HttpError } from '../http-error';
import type { Route, RouteInput } from '../routes/route';

type Issue = v.BaseIssue<unknown>;

/** Schemas use translation keys as messages; valibot's own English messages become the generic text. */
function toTextKey(issue: Issue): TextKey {
  if (isTextKey(issue.message)) return issue.message;
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '';
  return isMissing ? 'requiredValue' : 'invalidValue';
}

function toReasons(issues: readonly Issue[]) {
  return issues.map((issue) => {
    const field = v.getDotPath(issue);
    return { key: toTextKey(issue), code: 'invalid', ...(field === null ? {} : { field }) };
  });
}

/** Parses the route's declared input: invalid params are 404, an invalid query 400, an invalid body 422. */
export function parseInput(
  route: Route,
  request: { params: unknown; query: unknown; body: unknown },
): RouteInput<unknown, unknown, unknown> {
  const params = v.safeParse(route.params, request.params);
  if (!params.success) throw notFound();
  const query = v.safeParse(route.query, request.query);
  if (!query.success) throw new HttpError(400, toReasons(query.issues));
  if (route.body === null) return { params: params.output, query: query.output, body: undefined };
  const body = v.safeParse(route.body, request.body ?? {});
  if (!body.success) throw new HttpError(422, toReasons(body.issues));
  return { params: params.output, query: query.output, body: body.output };
}

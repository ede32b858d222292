import * as v from 'valibot';
import { isTextKey, type TextKey } from '../i18n/texts';
import { notFound, Refusal } from './refusal';
import type { Route, RouteInput } from './route';

type Issue = v.BaseIssue<unknown>;

/** Schemas carry translation keys as messages; the library's own English ones become the general text. */
function keyOf(issue: Issue): TextKey {
  if (isTextKey(issue.message)) return issue.message;
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '';
  return isMissing ? 'requiredValue' : 'invalidValue';
}

function reasonsOf(issues: readonly Issue[]) {
  return issues.map((issue) => {
    const field = v.getDotPath(issue);
    return { key: keyOf(issue), code: 'invalid', ...(field === null ? {} : { field }) };
  });
}

/** Parses what the route declares: an address that names nothing is 404, a bad query 400, a bad body 422. */
export function parseInput(
  route: Route,
  request: { params: unknown; query: unknown; body: unknown },
): RouteInput<unknown, unknown, unknown> {
  const params = v.safeParse(route.params, request.params);
  if (!params.success) throw notFound();
  const query = v.safeParse(route.query, request.query);
  if (!query.success) throw new Refusal(400, reasonsOf(query.issues));
  if (route.body === null) return { params: params.output, query: query.output, body: undefined };
  const body = v.safeParse(route.body, request.body ?? {});
  if (!body.success) throw new Refusal(422, reasonsOf(body.issues));
  return { params: params.output, query: query.output, body: body.output };
}

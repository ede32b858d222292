import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Settings } from '../config/settings';
import type { Queryable, Transaction } from '../database/database';
import { outboxMail } from '../mail/tables';
import { HttpError, type HttpErrorReason, notFound } from '../server/http-error';
import { dataSchema } from '../server/openapi/wire-shapes';
import type { RequestContext } from '../server/routes/request-context';
import { type Route, defineRoute } from '../server/routes/route';
import type { RequestStates } from './request-states';

/** `db` may be a transaction that the change is a part of. */
export interface StateContext extends Pick<RequestContext, 'now' | 'wakeJobs'> {
  db: Queryable;
  settings: Pick<Settings, 'legalDutiesOff' | 'orderCopyTo'>;
}

/** What changing is given beside the request. */
export interface ChangedAt {
  at: Date;
  settings: StateContext['settings'];
  /** Whether the shopper changes it, not the shop. */
  isByShopper?: boolean;
}

type RequestTable = PgTable & { id: PgColumn; code: PgColumn };

interface StateChangeShape<
  State extends string,
  Table extends RequestTable,
  Input extends v.GenericSchema<unknown, { code: string }>,
> {
  /** Of the route. */
  summary: string;
  /** That of the requests. */
  table: Table;
  /** What the route takes: the code, the state and what is said with it. */
  input: Input;
  target(input: v.InferOutput<Input>): State;
  /** By which it is looked up what may follow. */
  stateOf(row: Table['$inferSelect'], target: State, at: Date): string;
  /** Why a state does not follow. */
  refusal: HttpErrorReason;
  /** Refuses what is wrong for whatever request. @throws HttpError 422 */
  check?(input: v.InferOutput<Input>, at: Date): void;
  /** Writes the state, and does what comes with it. The request is locked. @throws HttpError 422 */
  apply(tx: Transaction, row: Table['$inferSelect'], input: v.InferOutput<Input>, changed: ChangedAt): Promise<unknown>;
  /** The mail about a state, where every state has one. */
  mail?: {
    subjectType: string;
    kindOf(state: State): string;
    recipientOf(tx: Transaction, row: Table['$inferSelect']): Promise<string>;
  };
}

interface StateChange<Row, Input> {
  /** For commands on the backend's machine alone. */
  route: Route;
  /** @throws HttpError 404 for a code of nothing, 422 for a state that does not follow */
  change(ctx: StateContext, input: Input): Promise<void>;
  /** The same of a request that the caller's transaction has locked. @throws HttpError 422 */
  bring(tx: Transaction, row: Row, input: Input, changed: ChangedAt): Promise<void>;
}

/** How a request comes from one state to another: once, in the states' order, in one transaction with all that it leads to. */
export function defineStateChange<
  State extends string,
  Table extends RequestTable,
  Input extends v.GenericSchema<unknown, { code: string }>,
>(
  { path, next }: RequestStates<State>,
  { summary, table, input: schema, refusal, mail, ...shape }: StateChangeShape<State, Table, Input>,
): StateChange<Table['$inferSelect'], v.InferOutput<Input>> {
  type Changing = StateChange<Table['$inferSelect'], v.InferOutput<Input>>;
  const bring: Changing['bring'] = async (tx, row, input, changed) => {
    const [target, { at }] = [shape.target(input), changed];
    const state = shape.stateOf(row, target, at);
    if (state === target) return;
    if (!next[state]?.includes(target)) throw new HttpError(422, [refusal]);
    await shape.apply(tx, row, input, changed);
    if (mail === undefined) return;
    await tx.insert(outboxMail).values({
      kind: mail.kindOf(target),
      subjectType: mail.subjectType,
      subjectId: String(row['id']),
      recipient: await mail.recipientOf(tx, row),
      enqueuedAt: at,
      runAfter: at,
    });
  };
  const change: Changing['change'] = async ({ db, now, wakeJobs, settings }, input) => {
    const at = now();
    shape.check?.(input, at);
    await db.transaction(async (tx) => {
      // Selected from any table, a row is anything.
      const [row]: Table['$inferSelect'][] = await tx
        .select()
        .from<PgTable>(table)
        .where(eq(table.code, input.code))
        .for('update');
      if (row === undefined) throw notFound();
      await bring(tx, row, input, { at, settings });
    });
    wakeJobs();
  };
  const route = defineRoute({
    method: 'POST',
    url: `/store/api/v1/${path}`,
    summary: `${summary}; only for the command on the backend’s machine`,
    access: 'command',
    body: schema,
    response: dataSchema(v.object({})),
    handler: async (ctx, { body }) => {
      await change(ctx, body);
      return { data: {} };
    },
  });
  return { route, change, bring };
}

import { and, asc, eq, sql } from 'drizzle-orm';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import * as v from 'valibot';
import { contactMessage } from './tables';
import { type Route, dataSchema, defineRoute, notFound } from '@vyloha/backend-kernel';
import { contactMessageSchema } from './contact-message';

const url = '/store/api/v1/contact-messages';
const maxPageSize = 100;
const idInput = v.pipe(v.string(), v.maxLength(100));

const list = defineRoute({
  method: 'POST',
  url: `${url}/list`,
  summary:
    'Messages of the contact form, the oldest first, a hundred after the given one; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ after: v.optional(v.nullable(idInput), null) }),
  response: dataSchema(v.array(contactMessageSchema)),
  handler: async (ctx, { body: { after } }) => {
    const { createdAt, id } = contactMessage;
    const last = sql`(select m.created_at, m.id from ${contactMessage} m where m.id = ${after})`;
    const rows = await ctx.db
      .select()
      .from(contactMessage)
      .where(after === null ? undefined : sql`(${createdAt}, ${id}) > ${last}`)
      .orderBy(asc(createdAt), asc(id))
      .limit(maxPageSize);
    return { data: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
  },
});

const remove = defineRoute({
  method: 'POST',
  url: `${url}/removal`,
  summary: 'Removes a message of the contact form; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ id: idInput }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body: { id } }) => {
    await ctx.db.transaction(async (tx) => {
      const isOfMessage = and(eq(outboxMail.subjectType, 'contactMessage'), eq(outboxMail.subjectId, id));
      await tx.delete(outboxMail).where(isOfMessage);
      const removed = await tx
        .delete(contactMessage)
        .where(eq(contactMessage.id, id))
        .returning({ id: contactMessage.id });
      if (removed.length === 0) throw notFound();
    });
    return { data: {} };
  },
});

/** Messages of the contact form, for the shop's people. */
export const messageCommandRoutes: readonly Route[] = [list, remove];

import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { outboxMail } from '../mail/tables';
import { contactMessage } from './tables';
import { loadShopData } from '../shop/shop-data';
import { enforceRateLimits } from '../server/limits/enforce-rate-limits';
import { messageLimits } from './limits';
import { defineRoute, type Route } from '../server/routes/route';
import { dataSchema } from '../server/openapi/wire-shapes';
import { emailInput } from '../accounts/person-input';
import { contactMailKinds } from './mail/contact-mail-kinds';
import { optionalLine, requiredLine } from '../server/input/lines';

const contactForm = defineRoute({
  method: 'POST',
  url: '/store/api/v1/contact-form',
  summary: 'Sends a message to the shop, which gets it by mail; the sender gets a confirmation',
  access: 'anyone',
  body: v.object({
    name: requiredLine(120),
    email: emailInput,
    phone: optionalLine(30),
    message: requiredLine(5000),
  }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body }) => {
    const { db, locale, now } = ctx;
    await enforceRateLimits(ctx, messageLimits.contact, { mailbox: body.email.toLowerCase() });
    const { contact } = (await loadShopData(db)).settings;
    const id = randomUUID();
    const at = now();
    const due = { subjectType: 'contactMessage', subjectId: id, enqueuedAt: at, runAfter: at };
    await db.transaction(async (tx) => {
      await tx.insert(contactMessage).values({ id, ...body, locale, createdAt: at });
      await tx.insert(outboxMail).values([
        { kind: contactMailKinds.copy, recipient: contact.email, ...due },
        { kind: contactMailKinds.received, recipient: body.email, ...due },
      ]);
    });
    ctx.wakeJobs();
    return { data: {} };
  },
});

export const contactRoutes: readonly Route[] = [contactForm];

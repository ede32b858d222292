import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { contactMessage } from './tables';
import { loadShopData } from '@vyloha/backend-shop';
import {
  type Route,
  dataSchema,
  defineRoute,
  enforceRateLimits,
  optionalLine,
  requiredLine,
} from '@vyloha/backend-kernel';
import { messageLimits } from './limits';
import { emailInput } from '../accounts/person-input';
import { contactMailKinds } from './mail/contact-mail-kinds';

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

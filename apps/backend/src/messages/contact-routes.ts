import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { contactMessage } from '../database/schema';
import { enforceRateLimits } from '../server/limits/enforce-rate-limits';
import { defineRoute, type Route } from '../server/routes/route';
import { dataSchema } from '../server/openapi/wire-shapes';
import { emailInput } from '../accounts/person-input';
import { optionalLine, requiredLine } from './message-input';

const contactForm = defineRoute({
  method: 'POST',
  url: '/store/api/v1/contact-form',
  summary: 'Leaves a message for the shop’s people',
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
    await enforceRateLimits(ctx, 'contact');
    await db.insert(contactMessage).values({ id: randomUUID(), ...body, locale, createdAt: now() });
    return { data: {} };
  },
});

export const contactRoutes: readonly Route[] = [contactForm];

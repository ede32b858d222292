import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { hashToken } from '../accounts/tokens';
import { contactMessage } from '../database/schema';
import { countAttempt } from '../server/rate-limit';
import { defineRoute, type Route } from '../server/route';
import { oneOf } from '../server/wire-shapes';
import { emailInput, optionalLine, requiredLine } from './message-input';

const attempts = { most: 10, windowSeconds: 60 * 60 };

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
  response: oneOf(v.object({})),
  handler: async ({ db, ip, locale, now }, { body }) => {
    await countAttempt(db, { key: `contact:${hashToken(ip)}`, ...attempts }, now());
    await db.insert(contactMessage).values({ id: randomUUID(), ...body, locale, createdAt: now() });
    return { data: {} };
  },
});

export const contactRoutes: readonly Route[] = [contactForm];

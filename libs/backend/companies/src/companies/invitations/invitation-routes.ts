import * as v from 'valibot';
import {
  callbackUrl,
  companyRoles,
  completeLogin,
  emailInput,
  loginSchema,
  newPasswordEntries,
  optionalPhone,
  personLimits,
  requireMatchingPasswords,
  requireOwnOrigin,
  requirePermission,
  requiredText,
  tokenInput,
  userAgentInput,
} from '@vyloha/backend-accounts';
import { type Route, dataSchema, defineRoute, enforceRateLimits, notFound } from '@vyloha/backend-kernel';
import { companyLimits } from '../limits';
import { membershipEntries, toMembershipColumns } from '../members/membership-input';
import { acceptInvitation, findInvitation, registerByInvitation } from './accept-invitation';
import { invite, withdrawInvitation } from './invite';

const ownUrl = '/store/api/v1/user/company/invitations';
const url = '/store/api/v1/company-invitations';
const token = v.object({ token: tokenInput });

const send = defineRoute({
  method: 'POST',
  url: ownUrl,
  summary:
    'Mails an invitation to the owner’s company; the response is the same whether or not the e-mail has an account',
  access: 'customer',
  body: v.object({ email: emailInput, ...membershipEntries, callbackUrl }),
  response: dataSchema(v.object({ id: v.string() })),
  handler: async (ctx, { body: { email, callbackUrl: callback, ...membership } }) => {
    requireOwnOrigin(ctx.settings, callback);
    await enforceRateLimits(ctx, companyLimits.inviteMember, {
      account: ctx.customerId,
      mailbox: email.toLowerCase(),
    });
    const columns = toMembershipColumns(membership);
    const id = await invite(ctx, { ...columns, email, callbackUrl: callback, locale: ctx.locale });
    ctx.wakeJobs();
    return { data: { id } };
  },
});

const withdraw = defineRoute({
  method: 'DELETE',
  url: `${ownUrl}/:id`,
  summary: 'Cancels an invitation to the owner’s company',
  access: 'customer',
  params: v.object({ id: v.string() }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { params: { id } }) => {
    await withdrawInvitation(ctx, id);
    return { data: {} };
  },
});

const open = defineRoute({
  method: 'POST',
  url: `${url}/open`,
  summary: 'The invitation with the secret of the mail',
  access: 'anyone',
  body: token,
  response: dataSchema(
    v.object({
      companyName: v.string(),
      email: v.string(),
      role: v.picklist(companyRoles),
      hasAccount: v.boolean(),
    }),
  ),
  handler: async (ctx, { body }) => {
    await requirePermission(ctx, 'readInvitation');
    await enforceRateLimits(ctx, companyLimits.openInvitation);
    const found = await findInvitation(ctx.db, body.token, ctx.now());
    if (found === null) throw notFound();
    return { data: found };
  },
});

const accept = defineRoute({
  method: 'POST',
  url: `${url}/accept`,
  summary: 'Accepts the invitation: the logged-in owner of the mailbox joins the company',
  access: 'customer',
  body: token,
  response: dataSchema(v.object({})),
  handler: async (ctx, { body }) => {
    await requirePermission(ctx, 'acceptInvitation');
    await enforceRateLimits(ctx, companyLimits.openInvitation);
    await acceptInvitation(ctx, body.token);
    return { data: {} };
  },
});

const register = defineRoute({
  method: 'POST',
  url: `${url}/register`,
  summary: 'Creates the account of an invited person by the secret of the mail, and logs in',
  access: 'anyone',
  body: v.object({
    ...token.entries,
    ...newPasswordEntries,
    firstName: requiredText(personLimits.line),
    lastName: requiredText(personLimits.line),
    phone: optionalPhone,
    user_agent: userAgentInput,
  }),
  response: dataSchema(loginSchema),
  handler: async (ctx, { body }) => {
    await requirePermission(ctx, 'registerByInvitation');
    await enforceRateLimits(ctx, companyLimits.openInvitation);
    requireMatchingPasswords(body);
    const { user_agent: userAgent, password_confirmation: _, ...person } = body;
    return completeLogin(ctx, await registerByInvitation(ctx, { ...person, userAgent }));
  },
});

export const invitationRoutes: readonly Route[] = [send, withdraw, open, accept, register];

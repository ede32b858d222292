import * as v from 'valibot';
import { type Route, dataSchema, defineRoute } from '@vyloha/backend-kernel';
import { requireMember } from '@vyloha/backend-accounts';
import { changeMember, removeMember } from './change-members';
import { companyAccountSchema, toCompanyAccount } from './company-account';
import { membershipEntries, toMembershipColumns } from './membership-input';

const url = '/store/api/v1/user/company';
const params = v.object({ id: v.string() });

const read = defineRoute({
  method: 'GET',
  url,
  summary: 'The company of the customer; for its owners with members and invitations',
  access: 'customer',
  response: dataSchema(companyAccountSchema),
  handler: async (ctx) => ({ data: await toCompanyAccount(ctx, await requireMember(ctx, 'readCompany')) }),
});

const change = defineRoute({
  method: 'PATCH',
  url: `${url}/members/:id`,
  summary: 'Changes role and limits of a member of the owner’s company',
  access: 'customer',
  params,
  body: v.object(membershipEntries),
  response: dataSchema(v.object({})),
  handler: async (ctx, { params: { id }, body }) => {
    await changeMember(ctx, id, toMembershipColumns(body));
    return { data: {} };
  },
});

const remove = defineRoute({
  method: 'DELETE',
  url: `${url}/members/:id`,
  summary: 'Removes a member from the owner’s company; the account stays',
  access: 'customer',
  params,
  response: dataSchema(v.object({})),
  handler: async (ctx, { params: { id } }) => {
    await removeMember(ctx, id);
    return { data: {} };
  },
});

export const memberRoutes: readonly Route[] = [read, change, remove];

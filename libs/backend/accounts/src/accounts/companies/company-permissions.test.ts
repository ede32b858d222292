import { expect, it } from 'vitest';
import { type CompanyAction, companyParties, companyPermissions, isAllowed } from './company-permissions';

const parties = companyParties.join(' ');
const everybody = companyParties;

/** Written a second time on purpose: whoever changes the table says so twice. */
const expected: Record<CompanyAction, readonly string[]> = {
  readCompany: ['owner', 'approver', 'buyer'],
  manageMembers: ['owner'],
  readInvitation: everybody,
  registerByInvitation: ['guest'],
  acceptInvitation: ['customer'],
  readApprovals: ['owner', 'approver', 'buyer'],
  decideApproval: ['owner', 'approver'],
  cancelApproval: ['owner', 'approver', 'buyer'],
  readCompanyOrders: ['owner', 'approver', 'buyer'],
  readColleaguesOrders: ['owner', 'approver'],
  requestQuote: ['customer', 'owner', 'approver', 'buyer'],
  readQuotes: ['customer', 'owner', 'approver', 'buyer'],
  readColleaguesQuotes: ['owner', 'approver'],
};

it.each(Object.entries(expected))(`%s is allowed to %s and to nobody else of ${parties}`, (name, allowed) => {
  const action = Object.keys(companyPermissions).find((candidate): candidate is CompanyAction => candidate === name);
  if (action === undefined) throw new Error(`${name} is not in the table`);
  expect(everybody.filter((party) => isAllowed(party, action))).toEqual(
    everybody.filter((party) => allowed.includes(party)),
  );
});

it('has every action in this test', () => {
  expect(Object.keys(companyPermissions).sort()).toEqual(Object.keys(expected).sort());
});

/** What a member may do for the company; an owner may do everything. */
export const companyRoles = ['owner', 'approver', 'buyer'] as const;

export type CompanyRole = (typeof companyRoles)[number];

/** Everybody the table knows: two kinds of callers without a company, its members, and the shop's staff. */
export const companyParties = ['guest', 'customer', ...companyRoles, 'staff'] as const;

export type CompanyParty = (typeof companyParties)[number];

const members = companyRoles;

/**
 * Who may do what with a company. The routes of companies ask this table and nothing else; whoever holds the secret of
 * an invitation may read it. Staff has companies from the importer, and nothing to do here.
 */
export const companyPermissions = {
  readCompany: members,
  manageMembers: ['owner'],
  readInvitation: companyParties,
  registerByInvitation: ['guest'],
  acceptInvitation: ['customer'],
  /** Buyers see their own. */
  readApprovals: members,
  decideApproval: ['owner', 'approver'],
  /** Only their own. */
  cancelApproval: members,
  /** With their documents; buyers see their own. */
  readCompanyOrders: members,
  /** And open and download them; paying and returning is for who placed one. */
  readColleaguesOrders: ['owner', 'approver'],
  /** Of customers without a company, only those who are a business. */
  requestQuote: ['customer', ...members],
  readQuotes: ['customer', ...members],
  /** And put what they offer into the cart. */
  readColleaguesQuotes: ['owner', 'approver'],
} as const satisfies Record<string, readonly CompanyParty[]>;

export type CompanyAction = keyof typeof companyPermissions;

export function isAllowed(party: CompanyParty, action: CompanyAction): boolean {
  const parties: readonly CompanyParty[] = companyPermissions[action];
  return parties.includes(party);
}

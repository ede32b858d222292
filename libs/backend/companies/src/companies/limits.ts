import { defineLimits, hour, minute } from '@vyloha/backend-kernel';

export const companyLimits = defineLimits({
  companyByIco: { address: { max: 120, windowSeconds: 15 * minute } },
  inviteMember: { account: { max: 60, windowSeconds: hour }, mailbox: { max: 5, windowSeconds: hour } },
  openInvitation: { address: { max: 60, windowSeconds: 15 * minute } },
});

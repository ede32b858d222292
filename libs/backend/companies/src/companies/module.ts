import { approvalEvent, approvalRequest, companyInvitation } from './tables';
import { defineModule, isEmail, isOfMailbox } from '@vyloha/backend-kernel';
import { approvalMailKinds } from './approvals/approval-log';
import { approvalByCompany } from './approvals/hold-order';
import { loadApprovalsOfPerson } from './approvals/approvals-of-person';
import { composeApprovalMail } from './approvals/compose-approval-mail';
import { forgetMember } from './approvals/forget-member';
import { composeInvitationMail } from './invitations/compose-invitation-mail';
import { companyLimits } from './limits';
import { leaveCompany } from './members/change-members';
import { companyRoutes } from './company-routes';

const invitationColumns = {
  companyId: companyInvitation.companyId,
  role: companyInvitation.role,
  orderLimitMinor: companyInvitation.orderLimitMinor,
  monthlyLimitMinor: companyInvitation.monthlyLimitMinor,
  createdAt: companyInvitation.createdAt,
  expiresAt: companyInvitation.expiresAt,
};

/** Members of companies, their invitations and approvals. */
export const companiesModule = defineModule({
  name: 'companies',
  tables: { approvalEvent, approvalRequest, companyInvitation },
  routes: companyRoutes,
  limits: Object.values(companyLimits),
  placing: [approvalByCompany],
  mails: [
    { kinds: approvalMailKinds, compose: composeApprovalMail },
    { kinds: ['companyInvitation'], compose: composeInvitationMail },
  ],
  personalData: {
    tables: {
      approvalRequest: { key: 'approvals' },
      companyInvitation: { key: 'invitations' },
    },
    export: async (ctx, customer) => ({
      ...(await loadApprovalsOfPerson(ctx, customer.id)),
      invitations: await ctx.db
        .select(invitationColumns)
        .from(companyInvitation)
        .where(isOfMailbox(companyInvitation.email, customer)),
    }),
    // The company's record of approvals stays.
    forget: async (tx, { id, email, nobody, now }) => {
      await forgetMember(tx, { id, nobody, now });
      await leaveCompany(tx, id);
      await tx.delete(companyInvitation).where(isEmail(companyInvitation.email, email));
    },
  },
});

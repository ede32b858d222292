/** Of the mail that invites a customer to review what an order brought. */
export const invitationMailKind = 'reviewInvitation';

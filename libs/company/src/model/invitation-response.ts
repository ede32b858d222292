import * as v from 'valibot';
import { companyRoles } from './company-account';

/** Response of `POST /api/v1/company-invitations/open`. */
export const invitationResponse = v.object({
  companyName: v.string(),
  email: v.string(),
  role: v.picklist(companyRoles),
  hasAccount: v.boolean(),
});

export type Invitation = v.InferOutput<typeof invitationResponse>;

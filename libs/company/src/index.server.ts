export { companyAction } from './handlers/members/company-action.server';
export { companyLoader } from './handlers/members/company-loader.server';
export { invitationAction } from './handlers/invitation/invitation-action.server';
export { invitationLoader } from './handlers/invitation/invitation-loader.server';

export { invitationAction as action, invitationLoader as loader } from '@vyloha/company/server';
export { CompanyInvitationPage as default } from '@vyloha/company/ui';

export const handle = { i18n: ['company', 'account', 'forms'] };

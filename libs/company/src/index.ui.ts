export { CompanyPage } from './ui/company-page/company-page';
export { CompanyInvitationPage } from './ui/invitation-page/invitation-page';

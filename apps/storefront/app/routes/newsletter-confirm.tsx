export { confirmNewsletterAction as action, confirmNewsletterLoader as loader } from '@vyloha/shell/server';
export { NewsletterConfirmPage as default } from '@vyloha/shell/ui';

export const handle = { i18n: ['shell.newsletter'] };

export { NewsletterPage as default } from '@vyloha/shell/ui';
export { newsletterAction as action, newsletterPageLoader as loader } from '@vyloha/shell/server';

export const handle = { i18n: ['shell.cookies', 'shell.newsletter'] };

export { unsubscribeNewsletterAction as action, unsubscribeNewsletterLoader as loader } from '@vyloha/shell/server';
export { NewsletterUnsubscribePage as default } from '@vyloha/shell/ui';

export const handle = { i18n: ['shell.newsletter'] };

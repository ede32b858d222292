import { contactMessage } from './tables';
import { defineModule, isEmail, isOfMailbox } from '@vyloha/backend-kernel';
import { messageLimits } from './limits';
import { composeContactMail } from './mail/compose-contact-mail';
import { contactMailKinds } from './mail/contact-mail-kinds';
import { contactRoutes } from './contact-routes';
import { messageCommandRoutes } from './message-command-routes';

/** Messages of the contact form. */
export const messagesModule = defineModule({
  name: 'messages',
  tables: { contactMessage },
  routes: [...contactRoutes, ...messageCommandRoutes],
  limits: Object.values(messageLimits),
  mails: [{ kinds: Object.values(contactMailKinds), compose: composeContactMail }],
  personalData: {
    tables: { contactMessage: { key: 'messages' } },
    export: async ({ db }, customer) => ({
      messages: await db.select().from(contactMessage).where(isOfMailbox(contactMessage.email, customer)),
    }),
    forget: async (tx, { email }) => {
      await tx.delete(contactMessage).where(isEmail(contactMessage.email, email));
    },
  },
});

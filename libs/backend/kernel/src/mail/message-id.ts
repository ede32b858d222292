import type { MailSender } from './mail';

/**
 * The id of a mail, the same for every attempt to send it: who gets it twice can see that it is one.
 * @param parts what no other mail of the shop is about
 */
export function messageIdOf({ email }: Pick<MailSender, 'email'>, ...parts: readonly (string | number)[]): string {
  return `<${parts.join('.')}@${email.split('@').at(-1) ?? ''}>`;
}

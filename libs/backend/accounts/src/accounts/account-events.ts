import { type RequestContext, type Transaction, defineService } from '@vyloha/backend-kernel';

/** What other modules do when something happens to an account; `modules.ts` names them. */
export interface AccountEvents {
  /** After a login. @returns what the shopper should read about it, in their language */
  loggedIn(ctx: RequestContext, customerId: string): Promise<string[]>;
  /** The mailbox is proven to be the customer's; in the transaction that records it. */
  mailboxProven(tx: Transaction, customerId: string, email: string): Promise<void>;
}

export const accountEvents = defineService<AccountEvents>('events of accounts');

import type { Transaction } from '@vyloha/backend-kernel';
import type { ShopSettings } from '@vyloha/backend-shop';
import type { DocumentData } from '../document-data';
import { eInvoice } from '../tables';

/** Whether the shop hands it over: those within its country, as the Slovak duty has it, or all that there are. */
function isWanted({ supplier, customer }: DocumentData, { eInvoicesFor }: Pick<ShopSettings, 'eInvoicesFor'>): boolean {
  if (eInvoicesFor === 'domestic') return customer.country?.code === supplier.country?.code;
  return eInvoicesFor === 'everybody';
}

/** Call it in the transaction that issued the document, which has a file by EN 16931. */
export async function enqueueEInvoice(
  tx: Transaction,
  data: DocumentData,
  { settings, now }: { settings: Pick<ShopSettings, 'eInvoicesFor'>; now: Date },
): Promise<void> {
  if (!isWanted(data, settings)) return;
  await tx.insert(eInvoice).values({ documentId: data.id, state: 'waiting', nextTryAt: now, changedAt: now });
}

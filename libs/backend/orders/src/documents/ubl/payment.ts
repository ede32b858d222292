import type { PaymentKind } from '@vyloha/contract';
import type { XmlElement } from '@vyloha/backend-kernel';
import type { DocumentData } from '../document-data';
import type { DocumentTexts } from '../document-texts';
import { cac, cbc } from './elements';

/** Codes of UNCL 4461: in cash, to an account, by card. */
const codes: Readonly<Record<PaymentKind, string>> = {
  CASH_ON_DELIVERY: '10',
  BANK_TRANSFER: '42',
  ONLINE: '48',
  INVOICE: '42',
};
/** A credit transfer, which has to name the account. */
const creditTransfer = '30';

/** How an invoice is paid, or that the amount of a credit note goes back. */
export function payment({ kind, payment: of }: DocumentData, texts: DocumentTexts): (XmlElement | null)[] {
  if (kind !== 'invoice') return [cac('PaymentTerms', [cbc('Note', texts.creditTerms)])];
  if (of.kind === null) return [];
  const { account, variableSymbol } = of;
  const toAccount =
    account === null
      ? null
      : cac('PayeeFinancialAccount', [
          cbc('ID', account.iban.replaceAll(' ', '')),
          cac('FinancialInstitutionBranch', [cbc('ID', account.bic)]),
        ]);
  const code = account === null ? codes[of.kind] : creditTransfer;
  return [cac('PaymentMeans', [cbc('PaymentMeansCode', code), cbc('PaymentID', variableSymbol), toAccount])];
}

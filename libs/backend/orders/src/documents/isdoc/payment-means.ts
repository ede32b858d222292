import type { PaymentKind } from '@vyloha/contract';
import type { DocumentData } from '../document-data';
import type { Amounts } from './amount';
import { exchangedRates } from '../exchange-rates/exchanged-rates';
import { type XmlElement, xml } from '@vyloha/backend-kernel';

/** Codes of ISDOC. */
const codes: Readonly<Record<PaymentKind, string>> = {
  CASH_ON_DELIVERY: '50',
  BANK_TRANSFER: '42',
  ONLINE: '48',
  INVOICE: '42',
};

/** How it is paid; null where that is unknown or money goes back. */
export function paymentMeans(data: DocumentData, { local }: Amounts): XmlElement | null {
  const { kind, payment, dueOn } = data;
  if (payment.kind === null || kind !== 'invoice') return null;
  const { account, variableSymbol } = payment;
  const [number = '', bankCode = ''] = account?.number.split('/') ?? [];
  const details =
    account === null
      ? null
      : xml('Details', [
          xml('PaymentDueDate', dueOn),
          xml('ID', number),
          xml('BankCode', bankCode),
          xml('Name', ''),
          xml('IBAN', account.iban.replaceAll(' ', '')),
          xml('BIC', account.bic),
          xml('VariableSymbol', variableSymbol),
        ]);
  return xml('PaymentMeans', [
    xml('Payment', [
      local('PaidAmount', exchangedRates(data).total),
      xml('PaymentMeansCode', codes[payment.kind]),
      details,
    ]),
  ]);
}

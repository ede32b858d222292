/** Data of a bank transfer. */
export interface BankTransfer {
  /** Domestic notation, e.g. `123456789/0100`. */
  accountNumber: string;
  iban: string;
  bic: string | null;
  variableSymbol: string;
  amountMinor: number;
  currencyCode: string;
  /** When it should be paid, YYYY-MM-DD; `null` or left out where at once. */
  dueOn?: string | null;
}

const messageLimit = 60;

/** Keeps only the QR code's alphanumeric characters, readable by every bank; `*` and `%` are reserved by the format. */
function toMessage(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 $+\-./:]+/g, ' ')
    .slice(0, messageLimit)
    .trim();
}

function toAmount(minor: number): string {
  return `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/**
 * The Short Payment Descriptor that Czech banking apps read from a QR code.
 * @see https://qr-platba.cz/pro-vyvojare/specifikace-formatu/
 */
export function toSpayd(transfer: Omit<BankTransfer, 'accountNumber'>, message: string): string {
  const account = [transfer.iban, transfer.bic]
    .filter((part) => part !== null && part !== '')
    .join('+')
    .replaceAll(' ', '')
    .toUpperCase();
  return [
    'SPD*1.0',
    `ACC:${account}`,
    `AM:${toAmount(transfer.amountMinor)}`,
    `CC:${transfer.currencyCode}`,
    ...(transfer.dueOn ? [`DT:${transfer.dueOn.replaceAll('-', '')}`] : []),
    `X-VS:${transfer.variableSymbol}`,
    `MSG:${toMessage(message)}`,
  ].join('*');
}

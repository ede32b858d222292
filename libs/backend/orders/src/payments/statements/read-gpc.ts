import { createHash } from 'node:crypto';
import { type BankTransaction, type Statement, StatementError, toDay, toVariableSymbol } from './statement';

/** ISO 4217 in digits; a statement in crowns may leave it out. */
const currencies: Readonly<Record<string, string>> = { '000': 'CZK', '203': 'CZK', '978': 'EUR' };

/** By their columns: record, account, other account, document, amount, kind, symbols, day of value, name, currency, day. */
const itemPattern =
  /^075(?<account>\d{16})(?<other>.{16})(?<document>.{13})(?<amount>\d{12})(?<kind>[1245])(?<symbol>[\d ]{10}).{10}.{10}.{6}.{20}.(?<currency>[\d ]{4})(?<day>\d\d)(?<month>\d\d)(?<year>\d\d)/;

const kinds = { debit: '1', credit: '2', reversedDebit: '4', reversedCredit: '5' };

/** The same each time: of Fio the bank's own number, which its other formats have; others number documents anew. */
function toReference(groups: Record<string, string>, isFio: boolean, occurrence: number): string {
  const { account = '', document = '', other, amount, kind, symbol, day, month, year } = groups;
  const plain = account.replace(/^0+/, '');
  if (isFio) return `${plain}/${document.replace(/^0+/, '')}`;
  const hash = createHash('sha256').update([other, document, amount, kind, symbol, day, month, year].join('|'));
  return `${plain}/${hash.digest('hex').slice(0, 24)}${occurrence === 0 ? '' : `-${occurrence + 1}`}`;
}

/** GPC, also called ABO: lines of a fixed width. @throws StatementError */
export function readGpc(text: string): Statement {
  const lines = text.split(/\r?\n/);
  const isFio = lines.some((line) => line.startsWith('074') && line.slice(114).startsWith('FIO'));
  const seen = new Map<string, number>();
  const transactions = lines.flatMap((line, index): (BankTransaction & { kind: string })[] => {
    const where = `line ${index + 1}`;
    // Beside items there are the head of a statement and texts for them.
    if (/^(?:074|07[6-9])/.test(line) || line.replace('\u001A', '').trim() === '') return [];
    const groups = itemPattern.exec(line)?.groups;
    if (groups === undefined) throw new StatementError(`${where}: this is no line of GPC`);
    const { amount, kind = '', symbol = '', currency = '', day = '', month = '', year = '' } = groups;
    const code = currency.trim().padStart(3, '0').slice(-3);
    const plain = toReference(groups, isFio, 0);
    const occurrence = seen.get(plain) ?? 0;
    seen.set(plain, occurrence + 1);
    return [
      {
        kind,
        reference: toReference(groups, isFio, occurrence),
        on: toDay({ year: `20${year}`, month, day }, where),
        amountMinor: Number(amount),
        currencyCode: currencies[code] ?? code,
        variableSymbol: toVariableSymbol(symbol),
      },
    ];
  });
  const of = (wanted: string) =>
    transactions.flatMap(({ kind, ...transaction }) => (kind === wanted ? [transaction] : []));
  return {
    incoming: of(kinds.credit),
    reversed: of(kinds.reversedCredit),
    outgoingCount: of(kinds.debit).length,
  };
}

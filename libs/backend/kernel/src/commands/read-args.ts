import { type ParseArgsConfig, parseArgs } from 'node:util';
import { WrongUsage } from './command';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * The arguments of a command, which may come between its options.
 * @throws WrongUsage for options that it does not have, and for more or fewer arguments
 */
export function readArgs<const O extends Options>(
  args: readonly string[],
  options: O,
  { min = 0, max = min }: { min?: number; max?: number } = {},
) {
  let read;
  try {
    read = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split('. ');
    throw new WrongUsage(sentence);
  }
  const { length } = read.positionals;
  if (length < min || length > max) throw new WrongUsage();
  return read;
}

const amountPattern = /^\d{1,8}(?:[.,]\d{1,2})?$/;

/** An amount of money as people write it: `1234.50`, `1 234,50`. @throws Error */
export function readAmount(text: string): number {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  if (!amountPattern.test(plain)) throw new Error(`'${text}' is no amount: write it as 1234.50.`);
  return Number(plain.replace(',', '.'));
}

/** A day. @throws Error */
export function readDay(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  if (!isDay) throw new Error(`'${text}' is no day: write it as 2026-11-27.`);
  return text;
}

/** A number of things. @throws Error */
export function readCount(text: string, max: number): number {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > max) throw new Error(`'${text}' is no number from 1 to ${max}.`);
  return count;
}

/** A comma list of words that are known. @throws Error that names them */
export function readWords<Word extends string>(text: string, known: readonly Word[]): Word[] {
  return text.split(',').map((part) => {
    const word = known.find((other) => other === part.trim());
    if (word === undefined) throw new Error(`'${part.trim()}' is none of ${known.join(', ')}.`);
    return word;
  });
}

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type CommandAction, WrongUsage, postToStore } from '@vyloha/backend-kernel';
import type { ExchangeRate } from './exchange-rate';
import { RatesError, readRates } from './read-rates';

async function read(file: string): Promise<ExchangeRate[]> {
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file} cannot be read.`, { cause: error });
  });
  try {
    return readRates(content);
  } catch (error) {
    throw error instanceof RatesError ? new Error(`${basename(file)}: ${error.message}. Nothing is stored.`) : error;
  }
}

export const importRates: CommandAction = async ([file, ...rest]) => {
  if (file === undefined || rest.length > 0) throw new WrongUsage();
  const rates = await read(file);
  await postToStore('exchange-rates', { rates }, 'The backend is of another version.');
  return `${rates.length} exchange rates of ${rates[0]?.day ?? ''} are stored.`;
};

import { type XmlElement, xml } from '@vyloha/backend-kernel';
import type { DocumentData } from '../document-data';
import { type Exchanged, exchangedBy } from '../exchange-rates/exchange-rate';
import { decimals } from '../decimals';

/** How the amounts of a document are written: as they are, or in the trader's currency beside its own. */
export interface Amounts {
  /** @param minor in the currency of the document */
  of(minor: number): Exchanged;
  /** Where there is no element for the other currency. */
  local(name: string, amount: Exchanged): XmlElement;
  /** As lines and rates have it: in the other currency, then in the local one. */
  both(name: string, amount: Exchanged): XmlElement[];
  /** As totals have it: in the local currency first. */
  total(name: string, amount: Exchanged): XmlElement[];
}

export function amountsOf({ exchangeRate }: Pick<DocumentData, 'exchangeRate'>): Amounts {
  const local = (name: string, { localMinor }: Exchanged) => xml(name, decimals(localMinor));
  const foreign = (name: string, { minor }: Exchanged) =>
    exchangeRate === null ? [] : [xml(`${name}Curr`, decimals(minor))];
  return {
    of: exchangedBy(exchangeRate),
    local,
    both: (name, amount) => [...foreign(name, amount), local(name, amount)],
    total: (name, amount) => [local(name, amount), ...foreign(name, amount)],
  };
}

import type { Meaning } from './meaning';

/** Prices, and what else goods are asked for by. */
export const shopping: readonly Meaning[] = [
  // Prices
  ['sleva, akce, akční, výprodej, zlevněný, doprodej', 'zľava, akcia, akciový, výpredaj, zľavnený, zlacnené, dopredaj'],
  ['levný, nejlevnější', 'lacný, najlacnejší'],
  ['slevový kód, kupon', 'zľavový kód, kupón'],
  ['dárkový poukaz, voucher', 'darčekový poukaz, darčeková poukážka, voucher'],
  ['plátěná taška, nákupní taška', 'plátená taška, nákupná taška'],
  ['novinka, nový', 'novinka, nový'],
  ['dárek, dar', 'darček, dar'],
  ['sada, souprava', 'sada, súprava'],
  ['vzorek, vzoreček, tester', 'vzorka, tester'],
];

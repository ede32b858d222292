import { translatorFor } from '@vyloha/i18n/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { configureTexts } from './configure-texts.server';

beforeAll(configureTexts);

/** The specification's catalogue of errors: its Czech texts, and the one key that holds each. */
const catalogue: readonly [key: string, values: Record<string, string>, text: string][] = [
  ['ui:failure.title', {}, 'Něco se porouchalo'],
  ['ui:failure.text', {}, 'Omlouváme se, pokud se problém opakuje, kontaktujte nás.'],
  [
    'cart:quantity.maximum',
    { limit: '5', unit: 'ks' },
    'O tento produkt je nyní velký zájem. Aby vyšlo i na ostatní, můžete zakoupit max. 5 ks.',
  ],
  ['cart:quantity.minimum', { limit: '2', unit: 'ks' }, 'Musíte zakoupit minimálně 2 ks tohoto produktu.'],
  ['cart:notice.updated', {}, 'Množství bylo upraveno'],
  ['cart:batch.success', {}, 'Produkty byly vloženy do košíku'],
  ['cart:remove.success', {}, 'Položka byla odebrána z košíku'],
  ['cart:remove.title', {}, 'Odebrat zboží z košíku?'],
  ['cart:remove.confirm', {}, 'Odebrat zboží'],
  ['cart:remove.cancel', {}, 'Neodebrat'],
  ['cart:addToCart.variantRequired', {}, 'Prosím vyberte variantu'],
  ['cart:addToCart.notAvailable', {}, 'Není skladem'],
  ['cart:minimumOrder', { remainingPrice: '202 Kč' }, 'Do minimální výše ceny objednávky vám zbývá ještě 202 Kč'],
  ['account:wishList.loginFirst', {}, 'Musíte se nejdříve přihlásit'],
  ['account:wishList.added', {}, 'Produkt byl přidán do oblíbených'],
  ['account:login.success', {}, 'Přihlášení bylo úspěšné'],
  ['shell:error.notFound.meta', {}, 'This page could not be found'],
  ['forms:email', {}, 'E-mail není ve správném formátu'],
  ['forms:full_name', {}, 'Nezadali jste celé jméno'],
  ['forms:phone_number', {}, 'Nezadali jste správně telefonní číslo'],
  ['forms:street_only', {}, 'Vyplňte správně ulici'],
  ['forms:house_number', {}, 'Vyplňte správně číslo popisné'],
  ['forms:postcode', {}, 'PSČ musí obsahovat 5 čísel'],
  ['forms:street_and_number', {}, 'Vyplňte ulici a za ní číslo popisné'],
  ['forms:tin', {}, 'Nesprávný formát IČ'],
  ['forms:password_match', {}, 'Nepodařilo se vám heslo napsat 2× správně.'],
  ['forms:star_rating', {}, 'Ohodnoťte zboží alespoň pomocí hvězdiček'],
  ['forms:address_invalid', { input: 'ulice' }, 'Pole ulice není vyplněno správně'],
  ['forms:address_check', { input: 'ulice' }, 'Ujistěte se, že pole ulice je vyplněno správně'],
  ['forms:address_unknown', {}, 'Neznámá chyba'],
];

describe('the catalogue of errors', () => {
  it.each(catalogue)('%s', (key, values, text) => {
    const words = translatorFor('cs')(key, values).replaceAll('\u00a0', ' ');
    expect(words).toBe(text);
    expect(translatorFor('sk')(key, values)).not.toBe(key.slice(key.indexOf(':') + 1));
  });
});

import type { ImportDocument } from '@vyloha/import-documents';
import { text } from '../language/texts';
import { deliveryNamesOf, type DemoTrader } from './trader';

const payments: readonly ImportDocument[] = [
  {
    type: 'payment',
    id: 'pay-card',
    code: 'card',
    name: text('Kartou online', 'Kartou online'),
    description: text(
      'Zaplatíte hned po objednání na stránce platební brány, zboží začneme připravovat obratem.',
      'Zaplatíte hneď po objednaní na stránke platobnej brány, tovar začneme pripravovať obratom.',
    ),
    kind: 'ONLINE',
    prices: { CZK: 0, EUR: 0 },
    position: 1,
  },
  {
    type: 'payment',
    id: 'pay-cod',
    code: 'cash-on-delivery',
    name: text('Dobírka', 'Dobierka'),
    description: text('Zaplatíte hotově nebo kartou při převzetí.', 'Zaplatíte v hotovosti alebo kartou pri prevzatí.'),
    kind: 'CASH_ON_DELIVERY',
    prices: { CZK: 39, EUR: 1.5 },
    position: 3,
  },
  {
    type: 'payment',
    id: 'pay-transfer',
    code: 'bank-transfer',
    name: text('Převodem na účet', 'Prevodom na účet'),
    description: text(
      'Zboží odešleme hned po připsání platby, u QR platby obvykle týž den.',
      'Tovar odošleme hneď po pripísaní platby, pri QR platbe zvyčajne v ten istý deň.',
    ),
    kind: 'BANK_TRANSFER',
    prices: { CZK: 0, EUR: 0 },
    position: 2,
  },
  {
    type: 'payment',
    id: 'pay-invoice',
    code: 'invoice',
    name: text('Na fakturu', 'Na faktúru'),
    description: text(
      'Zboží odešleme hned a fakturu přiložíme, zaplatíte ji převodem.',
      'Tovar odošleme hneď a faktúru priložíme, zaplatíte ju prevodom.',
    ),
    kind: 'INVOICE',
    prices: { CZK: 0, EUR: 0 },
    position: 4,
  },
];

const shippersOf = (
  { carriers, countries }: DemoTrader,
  names: ReturnType<typeof deliveryNamesOf>,
): readonly ImportDocument[] => [
  {
    type: 'shipper',
    id: 's-ppl',
    code: 'ppl',
    name: names['s-ppl'],
    description: text(
      'Objednávku do 14 hodin doručíme následující pracovní den, kurýr zavolá předem.',
      'Objednávku do 14. hodiny doručíme nasledujúci pracovný deň, kuriér vopred zavolá.',
    ),
    kind: 'DELIVERY',
    requiredAddress: true,
    countryCodes: [...countries],
    deliveryDays: 1,
    hasTimeSlots: true,
    slotCapacity: 12,
    trackingUrl: carriers['s-ppl'].trackingUrl,
    position: 1,
    prices: [
      { currency: 'CZK', price: 99, freeFrom: 1500 },
      { currency: 'EUR', price: 4.9, freeFrom: 60 },
    ],
  },
  {
    type: 'shipper',
    id: 's-posta',
    code: 'posta',
    name: names['s-posta'],
    description: text(
      'Doručí pošta za dva pracovní dny, i do menších obcí.',
      'Doručí pošta o dva pracovné dni, aj do menších obcí.',
    ),
    kind: 'DELIVERY',
    requiredAddress: true,
    countryCodes: [...countries],
    deliveryDays: 2,
    trackingUrl: carriers['s-posta'].trackingUrl,
    position: 2,
    prices: [
      { currency: 'CZK', price: 79, freeFrom: 2000 },
      { currency: 'EUR', price: 3.9, freeFrom: 80 },
    ],
  },
  {
    type: 'shipper',
    id: 's-pobocka',
    code: 'pobocka',
    name: text('Osobní odběr na pobočce', 'Osobný odber v predajni'),
    description: text(
      'Zboží skladem připravíme do dvou hodin, dáme vám vědět zprávou. Platit můžete až při odběru.',
      'Tovar na sklade pripravíme do dvoch hodín, dáme vám vedieť správou. Platiť môžete až pri odbere.',
    ),
    kind: 'PERSONAL',
    requiredAddress: false,
    countryCodes: [...countries],
    deliveryDays: 0,
    cutOff: '17:00',
    position: 3,
    prices: [
      { currency: 'CZK', price: 0, freeFrom: 0 },
      { currency: 'EUR', price: 0, freeFrom: 0 },
    ],
  },
  {
    type: 'shipper',
    id: 's-vydejna',
    code: 'vydejna',
    name: names['s-vydejna'],
    description: text(
      'Balík počká týden v obchodě, který máte po cestě. O doručení dostanete zprávu s kódem.',
      'Balík počká týždeň v obchode, ktorý máte po ceste. O doručení dostanete správu s kódom.',
    ),
    kind: 'PICKUP_POINT',
    requiredAddress: false,
    countryCodes: [...countries],
    deliveryDays: 2,
    trackingUrl: carriers['s-vydejna'].trackingUrl,
    position: 4,
    prices: [
      { currency: 'CZK', price: 69, freeFrom: 1500 },
      { currency: 'EUR', price: 3.2, freeFrom: 60 },
    ],
  },
];

/** Payments come first, since a shipper may reference those it does not accept. */
export const deliveryAndPaymentDocuments = (trader: DemoTrader): readonly ImportDocument[] => [
  ...payments,
  ...shippersOf(trader, deliveryNamesOf(trader)),
];

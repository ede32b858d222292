import { momentFrom } from '../products/days';
import { demoPassword } from '../shop/customers';

/** A quote that a demo customer requests from their cart, and the shop's answer. */
export interface DemoQuote {
  email: string;
  password: string;
  requestedAt: string;
  items: readonly { id: string; amount: number }[];
  /** Body of the call that requests it. */
  body: Readonly<Record<string, unknown>>;
  /** Null while the shop prepares it; `percent` is what all prices are lowered by. */
  answer: { at: string; validUntil: string; percent: number; note: string } | null;
}

const ladder = { id: 'v-hlinikovy-zebrik-preklad-240-cm', amount: 3 };
const pot = { id: 'v-zavesny-kvetinac-tun-anthracite-20-cm', amount: 12 };
const seeds = { id: 'v-majoranka-zahradni-0-5-g', amount: 20 };

/** Quotes of the company, the oldest first: one that has expired, one to order by, one that waits. */
export function demoQuotes(today: Date): DemoQuote[] {
  const dayOf = (days: number) => momentFrom(today, days).slice(0, 10);
  const firma = { email: 'firma@example.com', password: demoPassword };
  return [
    {
      ...firma,
      requestedAt: momentFrom(today, -50),
      items: [ladder, pot],
      body: { message: 'Zařizujeme novou prodejnu v Kroměříži.', wanted_date: dayOf(-30) },
      answer: { at: momentFrom(today, -49), validUntil: dayOf(-20), percent: 8, note: 'Závoz domluvíme zvlášť.' },
    },
    {
      ...firma,
      requestedAt: momentFrom(today, -4),
      items: [pot, seeds],
      body: { message: 'Květináče odebereme najednou, osivo můžeme i postupně.', wanted_date: dayOf(30) },
      answer: {
        at: momentFrom(today, -3),
        validUntil: dayOf(27),
        percent: 12,
        note: 'Děkujeme za zájem. Při odběru od 50 květináčů přidáme ještě dvě procenta.',
      },
    },
    {
      ...firma,
      requestedAt: momentFrom(today, -1),
      items: [ladder],
      body: { message: 'Potřebujeme totéž co loni, prosíme o lepší cenu.' },
      answer: null,
    },
  ];
}

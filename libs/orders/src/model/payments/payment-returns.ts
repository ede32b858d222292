import * as v from 'valibot';

/** Payments that are under way at once, in as many tabs; older ones are forgotten. */
const maxReturns = 5;
const maxPathLength = 500;

const storedReturns = v.array(
  v.object({
    /** Of the payment, at the gateway. */
    id: v.string(),
    path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(maxPathLength)),
  }),
);

type PaymentReturns = v.InferOutput<typeof storedReturns>;

function parseReturns(text: string | null): PaymentReturns {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), storedReturns), text);
  return parsed.success ? parsed.output : [];
}

/** The text with the page that the shopper of a payment returns to. */
export function addReturn(text: string | null, added: PaymentReturns[number]): string {
  const others = parseReturns(text).filter(({ id }) => id !== added.id);
  return JSON.stringify([added, ...others].slice(0, maxReturns));
}

/** The page that the shopper of a payment returns to; `null` when it was started in another browser. */
export function findReturn(text: string | null, paymentId: string): string | null {
  return parseReturns(text).find(({ id }) => id === paymentId)?.path ?? null;
}

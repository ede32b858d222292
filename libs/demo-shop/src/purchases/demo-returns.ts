import { momentFrom } from '../products/days';

/** A state that the staff bring a claim or withdrawal to. */
export interface DemoStep {
  state: string;
  at: string;
  /** What the customer is told. */
  note?: string;
}

/** A claim of a demo customer about a line of their order. */
export interface DemoClaim {
  at: string;
  variantId: string;
  /** Body of the call besides the line. */
  body: { amount: number; description: string; solution: string };
  /** Name of a file in `drawings/`. */
  photo: string | null;
  steps: readonly DemoStep[];
}

/** A withdrawal of a demo customer from a part of their order. */
export interface DemoWithdrawal {
  at: string;
  variantId: string;
  amount: number;
  reason: string;
  steps: readonly DemoStep[];
}

export interface DemoReturns {
  claims: readonly DemoClaim[];
  withdrawals: readonly DemoWithdrawal[];
}

const noReturns: DemoReturns = { claims: [], withdrawals: [] };

interface Days {
  /** How long ago it was sent. */
  daysAgo: number;
  /** States with how long ago each was reached. */
  states: readonly (readonly [state: string, daysAgo: number, note?: string])[];
}

const stepsOf = (today: Date, { states }: Days): DemoStep[] =>
  states.map(([state, daysAgo, note]) => ({
    state,
    at: momentFrom(today, -daysAgo),
    ...(note !== undefined && { note }),
  }));

type ClaimTexts = DemoClaim['body'] & Pick<DemoClaim, 'photo' | 'variantId'>;

function claim(today: Date, { photo, variantId, ...body }: ClaimTexts, days: Days): DemoClaim {
  return { at: momentFrom(today, -days.daysAgo), variantId, body, photo, steps: stepsOf(today, days) };
}

const ladder = 'v-hlinikovy-zebrik-preklad-240-cm';
const pot = 'v-zavesny-kvetinac-tun-anthracite-20-cm';
const seeds = 'v-majoranka-zahradni-0-5-g';
const ladderPhoto = 'ladder-single.svg';

function returnsOfPots(today: Date): DemoReturns {
  const crack = { description: 'Po prvním zalití má jeden květináč prasklinu u dna.', solution: 'replacement' };
  const lost = { description: 'Z jednoho sáčku nevzešlo ani jedno semínko.', solution: 'refund' };
  const replaced = 'Prasklina vznikla při výrobě, květináč vám měníme za nový.';
  const sent = 'Nový květináč jsme odeslali a podle dopravce ho máte doma.';
  const refunded = 'Šarže osiva měla slabou klíčivost, peníze vracíme.';
  const returned = 'Peníze jsme poslali na účet, ze kterého jste platili.';
  return {
    ...noReturns,
    claims: [
      claim(
        today,
        { ...crack, amount: 1, variantId: pot, photo: null },
        {
          daysAgo: 40,
          states: [
            ['assessing', 39],
            ['accepted', 36, replaced],
            ['settled', 33, sent],
          ],
        },
      ),
      claim(
        today,
        { ...lost, amount: 1, variantId: seeds, photo: null },
        {
          daysAgo: 20,
          states: [
            ['accepted', 18, refunded],
            ['settled', 15, returned],
          ],
        },
      ),
    ],
  };
}

function returnsOfLadder(today: Date): DemoReturns {
  const bent = { description: 'Třetí příčka odspodu je ohnutá a žebřík se kýve.', solution: 'repair' };
  return {
    claims: [
      claim(
        today,
        { ...bent, amount: 1, variantId: ladder, photo: ladderPhoto },
        { daysAgo: 3, states: [['assessing', 2]] },
      ),
    ],
    withdrawals: [
      {
        at: momentFrom(today, -6),
        variantId: pot,
        amount: 1,
        reason: 'Druhý květináč se na balkon nevejde.',
        steps: stepsOf(today, { daysAgo: 6, states: [['accepted', 4]] }),
      },
    ],
  };
}

function rejectedClaimOfLadder(today: Date): DemoReturns {
  const wet = { description: 'Žebřík na hliněném svahu podklouzl.', solution: 'refund' };
  const note = 'Žebřík je v pořádku. Podle návodu patří na pevný a rovný podklad.';
  return {
    ...noReturns,
    claims: [
      claim(
        today,
        { ...wet, amount: 1, variantId: ladder, photo: ladderPhoto },
        {
          daysAgo: 50,
          states: [
            ['assessing', 48],
            ['rejected', 45, note],
          ],
        },
      ),
    ],
  };
}

/**
 * What comes back of the orders of the demo shop: claims in each state, and a withdrawal that is credited.
 * @param order whose order it is, and how many days ago it was placed
 */
export function demoReturns(today: Date, order: `${string} ${number}`): DemoReturns {
  if (order === 'jana 48') return returnsOfPots(today);
  if (order === 'jana 12') return returnsOfLadder(today);
  return order === 'martin 62' ? rejectedClaimOfLadder(today) : noReturns;
}

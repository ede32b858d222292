import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../random';
import { freePorts } from '../shop/free-ports';
import { createShop, startShop } from '../shop/shop';
import type { Shop } from '../shop/shop';
import { PlainShopper } from '../shopper/plain-shopper';
import type { PageAnswer } from '../shopper/plain-shopper';
import { addToCart, logIn } from '../shopper/purchase';
import { FaultProxy } from './fault-proxy';
import type { FaultRule } from './fault-proxy';
import { faults } from './faults';
import { whyUnreadable } from './readable-page';

/** A page as one kind of shopper visits it. */
interface Visit {
  who: string;
  shopper: PlainShopper;
  path: string;
  /** Calls it made when nothing was broken, those for what is in memory by now among them. */
  calls: string[];
  quietMs: number;
}

export interface FaultProblem {
  /** What was broken. */
  call: string;
  fault: string;
  /** Who visited what, and what was wrong. */
  problem: string;
}

export interface FaultReport {
  visits: number;
  calls: string[];
  slowestMs: number;
  problems: FaultProblem[];
}

export interface FaultVisitOptions {
  /** Which of the storefront's calls are broken, all unless given. */
  onlyCalls?: RegExp;
  onlyFaults?: string[];
  maxMs: number;
  say: (line: string) => void;
}

const pageDeadlineMs = 3_000;
/** On a busy machine a page takes as much longer as it does without a fault. */
const margin = 5;
const healMs = 2_000;
const everything = /./;

/** A shop whose storefront reaches its backend only through the proxy. */
async function openBehindProxy(): Promise<{ shop: Shop; proxy: FaultProxy }> {
  const [port = 0] = await freePorts(1);
  const shop = await createShop({ backendOrigin: `http://127.0.0.1:${port}` });
  const proxy = new FaultProxy(shop.backend.origin, new Random(1));
  await proxy.listen(port);
  await startShop(shop);
  return { shop, proxy };
}

const firstLink = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '/';

/** Guest, guest with a cart and customer, each with the pages of the shop. */
async function planVisits(origin: string, proxy: FaultProxy): Promise<Visit[]> {
  const guest = new PlainShopper(origin);
  const withCart = new PlainShopper(origin);
  const customer = new PlainShopper(origin);
  const category = firstLink((await guest.open('/')).html, /<nav[\s\S]*?href="(\/[a-z][^"?#]*)"/);
  const product = firstLink((await guest.open(category)).html, /href="(\/produkt\/[^"?#]+)"/);
  if (!(await logIn(customer))) throw new Error('The demo customer cannot log in.');
  for (const shopper of [withCart, customer]) {
    const refused = await addToCart(shopper, product);
    if (refused !== null) throw new Error(`${product} cannot be added: ${refused}`);
  }
  const pages = ['/', category, product, '/hledat?q=hadice', '/kosik', '/kosik/dodaci-udaje'];
  const account = ['/uzivatel/prehled', '/uzivatel/objednavky'];
  const plan: [string, PlainShopper, string[]][] = [
    ['guest', guest, pages.slice(0, 5)],
    ['guest with a cart', withCart, pages],
    ['customer', customer, [...pages, ...account]],
  ];
  const visits: Visit[] = [];
  for (const [who, shopper, paths] of plan) {
    for (const path of paths) {
      proxy.calls.clear();
      await shopper.open(path);
      const { ms, status } = await shopper.open(path);
      if (status !== 200) throw new Error(`${path} answers ${status} to a ${who} while nothing is broken.`);
      visits.push({ who, shopper, path, calls: [...proxy.calls.keys()], quietMs: ms });
    }
  }
  return visits;
}

/** All at once, so that what hangs for one does not hold up the others. @returns what was wrong */
async function visitAll(
  visits: Visit[],
  judge: (visit: Visit, answer: PageAnswer) => string | null,
): Promise<string[]> {
  const found = await Promise.all(
    visits.map(async (visit) => {
      const problem = judge(visit, await visit.shopper.open(visit.path));
      return problem === null ? [] : [`${visit.who} at ${visit.path}: ${problem}`];
    }),
  );
  return found.flat();
}

const exactly = (call: string) => new RegExp(`^${call.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** How long the slowest page takes while nothing is broken and all are asked for at once. */
async function timeAllAtOnce(visits: Visit[]): Promise<number> {
  let slowestMs = 0;
  await visitAll(visits, (_, { ms }) => {
    slowestMs = Math.max(slowestMs, ms);
    return null;
  });
  return slowestMs;
}

interface Trial {
  name: string;
  rule: FaultRule;
  affected: Visit[];
}

/** All calls together in every way first, then each alone. */
function plan(visits: Visit[], calls: string[], onlyFaults: string[] | undefined): Trial[] {
  const chosen = faults.filter(({ name }) => onlyFaults?.includes(name) ?? true);
  const together = chosen.flatMap((fault): Trial[] => [
    { name: 'everything', rule: { fault, path: everything, share: 1 }, affected: visits },
    { name: 'every second call', rule: { fault, path: everything, share: 0.5 }, affected: visits },
  ]);
  const alone = calls.flatMap((call) =>
    chosen.map((fault): Trial => {
      const affected = visits.filter((one) => one.calls.includes(call));
      return { name: call, rule: { fault, path: exactly(call), share: 1 }, affected };
    }),
  );
  return [...together, ...alone];
}

/** Breaks the storefront's calls one after the other in every way, and visits the pages that make them. */
export async function visitUnderFaults({ onlyCalls, onlyFaults, maxMs, say }: FaultVisitOptions): Promise<FaultReport> {
  const { shop, proxy } = await openBehindProxy();
  const problems: FaultProblem[] = [];
  let slowestMs = 0;
  let visited = 0;
  try {
    const visits = await planVisits(shop.storefront.origin, proxy);
    const calls = [...new Set(visits.flatMap((visit) => visit.calls))].filter((call) => onlyCalls?.test(call) ?? true);
    const slowestQuietMs = await timeAllAtOnce(visits);
    const judge = (_: Visit, answer: PageAnswer): string | null => {
      slowestMs = Math.max(slowestMs, answer.ms);
      visited += 1;
      const isLate = answer.ms > pageDeadlineMs + margin * slowestQuietMs;
      return isLate ? `took ${Math.round(answer.ms)} ms` : whyUnreadable(answer);
    };
    const startedAt = performance.now();
    let left = 0;
    for (const { name, rule, affected } of plan(visits, calls, onlyFaults)) {
      if (performance.now() - startedAt > maxMs) {
        left += 1;
        continue;
      }
      proxy.breakCalls(rule);
      const found = await visitAll(affected, judge);
      proxy.heal();
      await pause(healMs);
      const isIll = (_: Visit, { status }: PageAnswer) =>
        status === 200 ? null : `still ${status} ${healMs / 1000} s after`;
      found.push(...(await visitAll(affected, isIll)));
      problems.push(...found.map((problem) => ({ call: name, fault: rule.fault.name, problem })));
      if (found.length > 0) say(`${rule.fault.name} of ${name}: ${found.length} problems`);
    }
    if (left > 0) say(`${left} combinations were left out for want of time`);
    return { visits: visited, calls, slowestMs, problems };
  } finally {
    await proxy.close();
    await shop.close();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../random';
import { findFreePorts } from '../shop/free-ports';
import { createShop, startShop } from '../shop/shop';
import type { Shop } from '../shop/shop';
import { PlainShopper } from '../shopper/plain-shopper';
import type { PageResponse } from '../shopper/plain-shopper';
import { addToCart, logIn } from '../shopper/purchase';
import { FaultProxy } from './fault-proxy';
import type { FaultRule } from './fault-proxy';
import { faults } from './faults';
import { findPageProblem } from './page-problem';

/** A page as visited by one kind of shopper. */
interface Visit {
  visitor: string;
  shopper: PlainShopper;
  path: string;
  /** Backend calls of the page without faults, including those whose responses are cached by now. */
  calls: string[];
  baselineMs: number;
}

export interface FaultProblem {
  /** The call with the fault. */
  call: string;
  fault: string;
  /** Visitor, page and problem. */
  problem: string;
}

export interface FaultReport {
  visits: number;
  calls: string[];
  slowestMs: number;
  problems: FaultProblem[];
}

export interface FaultVisitOptions {
  /** Which of the storefront's calls get faults; all by default. */
  onlyCalls?: RegExp;
  onlyFaults?: string[];
  maxMs: number;
  log: (line: string) => void;
}

const pageDeadlineMs = 3_000;
/** Allowance for a busy machine, in multiples of the baseline without faults. */
const loadFactor = 5;
const recoveryMs = 2_000;
const everything = /./;

/** A shop whose storefront reaches its backend only through the proxy. */
async function createProxiedShop(): Promise<{ shop: Shop; proxy: FaultProxy }> {
  const [port = 0] = await findFreePorts(1);
  const shop = await createShop({ backendOrigin: `http://127.0.0.1:${port}` });
  const proxy = new FaultProxy(shop.backend.origin, new Random(1));
  await proxy.listen(port);
  await startShop(shop);
  return { shop, proxy };
}

const firstLink = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '/';

/** Guest, guest with a cart and customer, each with their pages. */
async function planVisits(origin: string, proxy: FaultProxy): Promise<Visit[]> {
  const guest = new PlainShopper(origin);
  const withCart = new PlainShopper(origin);
  const customer = new PlainShopper(origin);
  const category = firstLink((await guest.open('/')).html, /<nav[\s\S]*?href="(\/[a-z][^"?#]*)"/);
  const product = firstLink((await guest.open(category)).html, /href="(\/produkt\/[^"?#]+)"/);
  if (!(await logIn(customer))) throw new Error('The demo customer cannot log in.');
  for (const shopper of [withCart, customer]) {
    const refusal = await addToCart(shopper, product);
    if (refusal !== null) throw new Error(`${product} cannot be added: ${refusal}`);
  }
  const pages = ['/', category, product, '/hledat?q=hadice', '/kosik', '/kosik/dodaci-udaje'];
  const account = ['/uzivatel/prehled', '/uzivatel/objednavky'];
  const plan: [string, PlainShopper, string[]][] = [
    ['guest', guest, pages.slice(0, 5)],
    ['guest with a cart', withCart, pages],
    ['customer', customer, [...pages, ...account]],
  ];
  const visits: Visit[] = [];
  for (const [visitor, shopper, paths] of plan) {
    for (const path of paths) {
      proxy.calls.clear();
      await shopper.open(path);
      const { ms, status } = await shopper.open(path);
      if (status !== 200) throw new Error(`${path} answers ${status} to a ${visitor} while nothing is broken.`);
      visits.push({ visitor, shopper, path, calls: [...proxy.calls.keys()], baselineMs: ms });
    }
  }
  return visits;
}

/** In parallel, so that a hanging page does not hold up the others. @returns problems */
async function visitConcurrently(
  visits: Visit[],
  findProblem: (visit: Visit, response: PageResponse) => string | null,
): Promise<string[]> {
  const found = await Promise.all(
    visits.map(async (visit) => {
      const problem = findProblem(visit, await visit.shopper.open(visit.path));
      return problem === null ? [] : [`${visit.visitor} at ${visit.path}: ${problem}`];
    }),
  );
  return found.flat();
}

const toExactPattern = (call: string) => new RegExp(`^${call.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Duration of the slowest page when all are requested in parallel without faults. */
async function measureSlowestMs(visits: Visit[]): Promise<number> {
  let slowestMs = 0;
  await visitConcurrently(visits, (_, { ms }) => {
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

/** Every fault in all calls together first, then in each call alone. */
function plan(visits: Visit[], calls: string[], onlyFaults: string[] | undefined): Trial[] {
  const selectedFaults = faults.filter(({ name }) => onlyFaults?.includes(name) ?? true);
  const together = selectedFaults.flatMap((fault): Trial[] => [
    { name: 'everything', rule: { fault, path: everything, share: 1 }, affected: visits },
    { name: 'every second call', rule: { fault, path: everything, share: 0.5 }, affected: visits },
  ]);
  const alone = calls.flatMap((call) =>
    selectedFaults.map((fault): Trial => {
      const affected = visits.filter((one) => one.calls.includes(call));
      return { name: call, rule: { fault, path: toExactPattern(call), share: 1 }, affected };
    }),
  );
  return [...together, ...alone];
}

/** Injects every fault into the storefront's calls one after the other, and visits the pages that make them. */
export async function visitUnderFaults({ onlyCalls, onlyFaults, maxMs, log }: FaultVisitOptions): Promise<FaultReport> {
  const { shop, proxy } = await createProxiedShop();
  const problems: FaultProblem[] = [];
  let slowestMs = 0;
  let visited = 0;
  try {
    const visits = await planVisits(shop.storefront.origin, proxy);
    const calls = [...new Set(visits.flatMap((visit) => visit.calls))].filter((call) => onlyCalls?.test(call) ?? true);
    const slowestBaselineMs = await measureSlowestMs(visits);
    const findProblem = (_: Visit, response: PageResponse): string | null => {
      slowestMs = Math.max(slowestMs, response.ms);
      visited += 1;
      const isLate = response.ms > pageDeadlineMs + loadFactor * slowestBaselineMs;
      return isLate ? `took ${Math.round(response.ms)} ms` : findPageProblem(response);
    };
    const startedAt = performance.now();
    let skippedCount = 0;
    for (const { name, rule, affected } of plan(visits, calls, onlyFaults)) {
      if (performance.now() - startedAt > maxMs) {
        skippedCount += 1;
        continue;
      }
      proxy.injectFault(rule);
      const found = await visitConcurrently(affected, findProblem);
      proxy.clearFault();
      await pause(recoveryMs);
      const findRecoveryProblem = (_: Visit, { status }: PageResponse) =>
        status === 200 ? null : `still ${status} ${recoveryMs / 1000} s after`;
      found.push(...(await visitConcurrently(affected, findRecoveryProblem)));
      problems.push(...found.map((problem) => ({ call: name, fault: rule.fault.name, problem })));
      if (found.length > 0) log(`${rule.fault.name} of ${name}: ${found.length} problems`);
    }
    if (skippedCount > 0) log(`${skippedCount} combinations were left out for want of time`);
    return { visits: visited, calls, slowestMs, problems };
  } finally {
    await proxy.close();
    await shop.close();
  }
}

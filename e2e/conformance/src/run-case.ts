import type { Case } from './case';
import { Skipped } from './skipped';
import { World, type Shop } from './shop/world';
import type { Exchange } from './wire/shopper';

export interface CaseResult {
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was left out. */
  reason: string;
  milliseconds: number;
}

/** @param onExchange gets each call that the case made */
export async function runCase(
  { run }: Case,
  shop: Shop,
  onExchange: (exchange: Exchange) => void = () => {},
): Promise<CaseResult> {
  const start = performance.now();
  const finish = (outcome: CaseResult['outcome'], reason = ''): CaseResult => ({
    outcome,
    reason,
    milliseconds: Math.round(performance.now() - start),
  });
  try {
    await run(new World(shop, onExchange));
    return finish('passed');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return finish(error instanceof Skipped ? 'skipped' : 'failed', reason);
  }
}

// Serves the test shop (a real app on a real in-memory database) to tests of other projects, as a separate process: no
// project may import an application. It runs from a bundle of its own, which it removes when it ends.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { taxCases } from '@vyloha/contract/testing';
import { refreshListings } from '@vyloha/backend-catalog';
import { nearestFolder } from '@vyloha/backend-kernel';
import { rateLimit } from '@vyloha/backend-kernel/tables';
import { product } from '@vyloha/backend-catalog/tables';
import { createGopayGateway } from '@vyloha/backend-orders/testing';
import { insertCompany } from './a-company';
import { createTestShop, type TestShop } from './create-test-shop';
import { startGopayStandIn, type GopayStandIn } from './gopay-stand-in';
import { applyTaxSettings, insertTaxedProducts, startTaxRegister, type TaxRegister } from './tax-cases';

const startSchema = v.object({ hasGateway: v.boolean(), hasCompany: v.boolean(), sellsTaxCases: v.boolean() });
const orderSchema = v.union([
  v.object({ start: startSchema }),
  v.object({ stop: v.literal(true) }),
  v.object({ isGatewaySuspended: v.boolean() }),
  v.object({ taxCase: v.string() }),
  v.object({ productId: v.string(), groups: v.array(v.string()) }),
]);

// No project may import a tool either, but these programs run beside the shop under `npm start` too.
const { createAresStandIn } = await import(join(nearestFolder('tools'), 'run/src/ares-stand-in.mjs'));
const register = createAresStandIn().listen(0, '127.0.0.1');
await once(register, 'listening');
const aresUrl = `http://127.0.0.1:${register.address().port}`;
const { createViesStandIn } = await import(join(nearestFolder('tools'), 'run/src/vies-stand-in.mjs'));
const vies = createViesStandIn().listen(0, '127.0.0.1');
await once(vies, 'listening');
const viesUrl = `http://127.0.0.1:${vies.address().port}`;

interface ServedShop {
  shop: TestShop;
  origin: string;
  dataDir: string;
}

let served: ServedShop | null = null;
let standIn: GopayStandIn | null = null;
let taxRegister: TaxRegister | null = null;

/** Of a company, where it has one. */
const members = [
  { customerId: 'u-firma', role: 'owner' },
  { customerId: 'u-nakupci', role: 'buyer' },
] as const;

/** A shop with new data; the database of the one before it is emptied and used again. */
async function serve({
  hasGateway,
  hasCompany,
  sellsTaxCases,
}: v.InferOutput<typeof startSchema>): Promise<ServedShop> {
  if (hasGateway) standIn ??= await startGopayStandIn();
  if (sellsTaxCases) taxRegister ??= await startTaxRegister();
  const dataDir = mkdtempSync(join(tmpdir(), 'vyloha-shop-'));
  const shop = await createTestShop({
    settings: { dataDir, aresUrl, viesUrl: sellsTaxCases && taxRegister ? taxRegister.url : viesUrl },
    ...(hasGateway && standIn && { gateway: createGopayGateway(standIn.config) }),
  });
  if (sellsTaxCases) await insertTaxedProducts(shop.db);
  if (hasCompany) await insertCompany(shop.db, members);
  await refreshListings(shop.db);
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  return { shop, origin: shop.app.listeningOrigin, dataDir };
}

function removeDataDir(): void {
  if (served) rmSync(served.dataDir, { recursive: true, force: true });
}

async function close(): Promise<void> {
  standIn?.resume();
  await served?.shop.close();
  removeDataDir();
  served = null;
}

/** Gives the shop the settings of a case, and lets the register of VAT numbers answer as it says. */
async function applyTaxCase(name: string): Promise<void> {
  const found = taxCases.find((taxCase) => taxCase.name === name);
  if (served === null || taxRegister === null || found === undefined) throw new Error(name);
  const { db, clock } = served.shop;
  await applyTaxSettings(db, found.settings);
  await db.delete(rateLimit);
  // A register that did not answer is left alone for half a minute.
  clock.now = new Date(clock.now.getTime() + 60_000);
  taxRegister.answer = found.vies;
}

async function obey(order: v.InferOutput<typeof orderSchema>): Promise<object> {
  if ('start' in order) {
    served = await serve(order.start);
    return { origin: served.origin, dataDir: served.dataDir };
  }
  if ('stop' in order) await close();
  else if ('productId' in order) {
    const { productId, groups } = order;
    await served?.shop.db.update(product).set({ visibleToGroups: groups }).where(eq(product.id, productId));
  } else if ('taxCase' in order) await applyTaxCase(order.taxCase);
  else if (order.isGatewaySuspended) standIn?.suspend();
  else standIn?.resume();
  return { done: true };
}

process.on('message', (message) => {
  obey(v.parse(orderSchema, message)).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
  );
});
const end = () => {
  void standIn?.stop();
  taxRegister?.close();
  removeDataDir();
  rmSync(import.meta.dirname, { recursive: true, force: true });
  process.exit(0);
};
process.on('disconnect', end);
process.on('SIGTERM', end);
process.send?.({ done: true });

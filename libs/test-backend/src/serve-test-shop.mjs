// Runs the backend's own test shop (a real app on a real in-memory database) as a separate process: no project may
// import an application, so it is loaded by its path in the workspace.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';

const { createTestShop } = await import(
  new URL('../../../apps/backend/src/testing/create-test-shop.ts', import.meta.url).href
);

const { product } = await import(new URL('../../../apps/backend/src/database/schema/index.ts', import.meta.url).href);

const { refreshListings } = await import(
  new URL('../../../apps/backend/src/catalog/listing/refresh-listings.ts', import.meta.url).href
);

const { createAresStandIn } = await import(new URL('../../../tools/run/src/ares-stand-in.mjs', import.meta.url).href);

async function startGateway() {
  const { startGopayStandIn } = await import(
    new URL('../../../apps/backend/src/testing/gopay-stand-in.ts', import.meta.url).href
  );
  const { createGopayGateway } = await import(
    new URL('../../../apps/backend/src/payments/gopay/gopay-gateway.ts', import.meta.url).href
  );
  const standIn = await startGopayStandIn();
  return { gateway: createGopayGateway(standIn.config), standIn };
}

process.chdir(fileURLToPath(new URL('../../../apps/backend', import.meta.url)));
const dataDir = mkdtempSync(join(tmpdir(), 'vyloha-shop-'));
const register = createAresStandIn().listen(0, '127.0.0.1');
await once(register, 'listening');
const aresUrl = `http://127.0.0.1:${register.address().port}`;
const started = process.argv.includes('--gateway') ? await startGateway() : null;
const shop = await createTestShop({ settings: { dataDir, aresUrl }, ...(started && { gateway: started.gateway }) });
await refreshListings(shop.db);
await shop.app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', async ({ productId, groups, isGatewaySuspended }) => {
  if (isGatewaySuspended !== undefined) {
    if (isGatewaySuspended) started?.standIn.suspend();
    else started?.standIn.resume();
    process.send({ done: 'gateway' });
    return;
  }
  await shop.db.update(product).set({ visibleToGroups: groups }).where(eq(product.id, productId));
  process.send({ done: productId });
});
const end = () => {
  void started?.standIn.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
};
process.on('disconnect', end);
process.on('SIGTERM', end);
process.send({ origin: shop.app.listeningOrigin, dataDir });

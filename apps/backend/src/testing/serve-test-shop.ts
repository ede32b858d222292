// Serves the test shop (a real app on a real in-memory database) to tests of other projects, as a separate process: no
// project may import an application.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { refreshListings } from '../catalog/listing/refresh-listings';
import { nearestFolder } from '../database/nearest-folder';
import { product } from '../database/schema';
import { createGopayGateway } from '../payments/gopay/gopay-gateway';
import { createTestShop } from './create-test-shop';
import { startGopayStandIn } from './gopay-stand-in';

const orderSchema = v.union([
  v.object({ isGatewaySuspended: v.boolean() }),
  v.object({ productId: v.string(), groups: v.array(v.string()) }),
]);

// No project may import a tool either, but these programs run beside the shop under `npm start` too.
const { createAresStandIn } = await import(join(nearestFolder('tools'), 'run/src/ares-stand-in.mjs'));
const dataDir = mkdtempSync(join(tmpdir(), 'vyloha-shop-'));
const register = createAresStandIn().listen(0, '127.0.0.1');
await once(register, 'listening');
const aresUrl = `http://127.0.0.1:${register.address().port}`;
const standIn = process.argv.includes('--gateway') ? await startGopayStandIn() : null;
const shop = await createTestShop({
  settings: { dataDir, aresUrl },
  ...(standIn && { gateway: createGopayGateway(standIn.config) }),
});
await refreshListings(shop.db);
await shop.app.listen({ host: '127.0.0.1', port: 0 });

async function obey(order: v.InferOutput<typeof orderSchema>): Promise<void> {
  if ('productId' in order) {
    const { productId, groups } = order;
    await shop.db.update(product).set({ visibleToGroups: groups }).where(eq(product.id, productId));
  } else if (order.isGatewaySuspended) standIn?.suspend();
  else standIn?.resume();
}

process.on('message', (message) => {
  void obey(v.parse(orderSchema, message)).then(() => process.send?.({ done: true }));
});
const end = () => {
  void standIn?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
};
process.on('disconnect', end);
process.on('SIGTERM', end);
process.send?.({ origin: shop.app.listeningOrigin, dataDir });

// Runs the backend's own test shop (a real app on a real database in memory) as a process of its own: nothing may
// import an application, so it is loaded by its place in the workspace.
import { fileURLToPath } from 'node:url';

const { createTestShop } = await import(
  new URL('../../../../apps/backend/src/testing/create-test-shop.ts', import.meta.url).href
);

process.chdir(fileURLToPath(new URL('../../../../apps/backend', import.meta.url)));
const shop = await createTestShop();
await shop.app.listen({ host: '127.0.0.1', port: 0 });
process.on('disconnect', () => process.exit(0));
process.send({ origin: shop.app.listeningOrigin });

import { Router } from 'express';

interface Readiness {
  /** Why the process should get no shoppers now; `null` when it should. */
  obstacle: () => string | null;
}

/** `/healthz`: the process lives. `/readyz`: it can show pages, and is not about to stop. */
export function health({ obstacle }: Readiness): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', (_request, response) => {
    const reason = obstacle();
    response
      .status(reason === null ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: reason ?? 'ready' });
  });
  return router;
}

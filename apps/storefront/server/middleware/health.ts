import { endpointPatterns } from '@vyloha/links';
import { Router } from 'express';

interface Readiness {
  /** Why the process should get no traffic now; `null` when it should. */
  notReadyReason: () => string | null;
}

/** `/healthz`: the process lives. `/readyz`: it can render pages, and is not about to stop. */
export function health({ notReadyReason }: Readiness): Router {
  const router = Router();
  router.get(endpointPatterns.health, (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get(endpointPatterns.readiness, (_request, response) => {
    const reason = notReadyReason();
    response
      .status(reason === null ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: reason ?? 'ready' });
  });
  return router;
}

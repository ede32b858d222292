import { registerCounter } from '@vyloha/telemetry/server';

/** Counts responses from the cache before anything else of the host runs, at the cost of an addition. */
export function countCachedResponses(): (status: number) => void {
  const countByStatus = { '2xx': 0, '3xx': 0 };
  registerCounter(
    'vyloha_cached_page_requests_total',
    'Requests answered with a page from memory; they are in no other count of requests',
    () => countByStatus,
    'status',
  );
  return (status) => {
    countByStatus[status < 300 ? '2xx' : '3xx'] += 1;
  };
}

import { registerCounter } from '@vyloha/telemetry/server';

/** Counts answers that come out of memory before anything else of the host runs, at the cost of an addition. */
export function countCachedAnswers(): (status: number) => void {
  const answers = { '2xx': 0, '3xx': 0 };
  registerCounter(
    'vyloha_cached_page_requests_total',
    'Requests answered with a page from memory; they are in no other count of requests',
    () => answers,
    'status',
  );
  return (status) => {
    answers[status < 300 ? '2xx' : '3xx'] += 1;
  };
}

// Exits with 0 when a process responds with 200: node deploy/check-health.mjs http://127.0.0.1:3000/readyz
// @ts-check
const timeoutMs = 4_000;
const [url = ''] = process.argv.slice(2);

const isWell = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
  (answer) => answer.ok,
  () => false,
);
process.exit(isWell ? 0 : 1);

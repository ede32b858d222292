import { expect, it } from 'vitest';
import { withLowScriptPriority } from './script-priority.server';

it('lowers the priority of module scripts and their preloads, and of nothing else', () => {
  const others = '<link rel="preload" as="font" href="/f"/><link rel="stylesheet" href="/s"/><script>1</script>';
  expect(
    withLowScriptPriority(
      `${others}<link rel="modulepreload" href="/a.js"/><script nonce="n" type="module" async="">2</script>`,
    ),
  ).toBe(
    `${others}<link rel="modulepreload" fetchpriority="low" href="/a.js"/><script nonce="n" fetchpriority="low" type="module" async="">2</script>`,
  );
});

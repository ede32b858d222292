import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { withLateScript } from './late-script.server';

const others = '<link rel="preload" as="font" href="/f"/><link rel="stylesheet" href="/s"/><script>1</script>';
const start =
  ';\nimport * as route0 from "/root.js";\nimport * as route1 from "/home.js";\nwindow.__remixManifest = {"a":{}};\n' +
  'window.__remixRouteModules = {"root":route0,"home":route1};\n\nimport("/entry.js");';

it('puts off script and its preloads, and nothing else', () => {
  const html = withLateScript(
    `${others}<link rel="modulepreload" href="/a.js"/><script nonce="n" type="module" async="">${start}</script>`,
  );
  const [before = '', text = ''] = html.split(' type="module" async="">');
  expect(before).toBe(`${others}<link rel="dns-prefetch" href="/a.js"/><script nonce="n"`);
  expect(text).toMatch(/^await new Promise\(/);
  expect(text).not.toMatch(/import \*/);
  const [manifest, modules, entry] = [
    '{"a":{}}',
    'Promise.all([import("/root.js"),import("/home.js")])',
    '"/entry.js"',
  ];
  const order = [manifest, `window.pageModules=${modules}.then(([route0,route1])=>{`, `import(${entry})`];
  const indexes = order.map((part) => text.indexOf(part));
  expect(indexes).not.toContain(-1);
  expect(indexes).toEqual(indexes.toSorted((one, other) => one - other));
});

it('waits for no picture once the document is complete, as that of a browser without pictures is', () => {
  const html = withLateScript(`<script type="module" async="">${start}</script>`);
  const wait = html.slice(html.indexOf('await new'), html.indexOf('for(let l of'));
  const page = new EventTarget();
  const resolveLater = vi.fn();
  const document = { readyState: 'interactive', querySelectorAll: () => [{ complete: false }] };
  class PerformanceObserver {
    constructor(observe: (list: unknown) => void) {
      observe({ getEntriesByName: () => [{}] });
    }
    observe() {}
  }
  const addEventListener = page.addEventListener.bind(page);
  runInNewContext(`(async()=>{${wait}})()`, {
    document,
    addEventListener,
    PerformanceObserver,
    setTimeout: resolveLater,
  });
  const callsBefore = resolveLater.mock.calls.length;
  document.readyState = 'complete';
  page.dispatchEvent(new Event('load'));
  expect(resolveLater.mock.calls.length).toBe(callsBefore + 1);
});

it('leaves a document without script as it is', () => {
  expect(withLateScript(others)).toBe(others);
});

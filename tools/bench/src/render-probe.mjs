// Loaded into the storefront by --import: stores the tree of the last rendered page and, on request, renders it alone.
// @ts-check
import { createRequire } from 'node:module';

const load = createRequire(new URL('../../../package.json', import.meta.url));
const reactDom = load('react-dom/server');
const { renderToString } = reactDom;

/** @type {import('react').ReactNode} */
let lastTree = null;
let rendered = 0;

reactDom.renderToString = (/** @type {import('react').ReactNode} */ tree) => {
  lastTree = tree;
  rendered += 1;
  return renderToString(tree);
};

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

process.on('message', (message) => {
  if (message === 'usage') process.send?.({ cpuMs: cpuMs(), rendered });
  if (typeof message === 'object' && message !== null && 'renderAlone' in message) {
    const times = Number(message.renderAlone);
    for (let warm = 0; warm < times / 4; warm += 1) renderToString(lastTree);
    const before = cpuMs();
    for (let round = 0; round < times; round += 1) renderToString(lastTree);
    process.send?.({ cpuMs: cpuMs() - before, rendered: times });
  }
});

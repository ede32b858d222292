import type { Plugin } from 'vite';

const routerPackages = /\/node_modules\/(?:@remix-run\/react|react-router-dom)\//;
const displayName = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Lets the build drop components of the router that the shop does without, such as its `Link`: that names are written
 * to them for React's developer tools counts as a use.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'vyloha:unused-components',
    apply: 'build',
    transform: (code, id) => (routerPackages.test(id) ? { code: code.replace(displayName, ''), map: null } : undefined),
  };
}

// The single table of allowed imports. ESLint enforces it, the graph check compares it with what Nx found, and
// docs/architecture.md is generated from it. A new dependency is a line here and a decision record.
// @ts-check

/** @type {Record<string, string[]>} Which kinds of project a kind may depend on. */
export const typeTable = {
  app: ['domain', 'client', 'ui', 'util'],
  backend: ['backend', 'client', 'demo', 'util'],
  domain: ['domain', 'client', 'ui', 'util'],
  client: ['client', 'util'],
  ui: ['ui', 'util'],
  // The demo shop is data of a shop: the backend imports it, through the importer, and tools measure searching it.
  demo: ['util'],
  util: ['util'],
  testing: ['client', 'util'],
  // What a browser test may import is less: `allowedLibraries.e2e`.
  e2e: ['e2e', 'testing', 'domain', 'client', 'ui', 'util'],
  // Of `e2e`, the attacks copy the same demo shop, and the tests of generators the workspace; of `demo`, the bench asks
  // what shoppers search for: `allowedLibraries.tool`.
  tool: ['tool', 'util', 'e2e', 'demo'],
  workspace: [],
};

/** @type {Record<string, string[]>} Which domain may depend on which. */
export const domainTable = {
  session: [],
  branches: [],
  cart: ['session'],
  catalog: ['cart', 'session'],
  account: ['catalog', 'cart', 'session'],
  'content-blocks': ['catalog'],
  search: ['catalog'],
  checkout: ['orders', 'cart', 'account', 'branches', 'session'],
  blog: ['content-blocks'],
  shell: ['session'],
  orders: ['cart', 'account', 'session'],
  company: ['orders', 'session', 'account', 'cart'],
  returns: ['orders', 'account', 'session'],
};

export const domains = Object.keys(domainTable);

/**
 * Modules of the backend, the lowest first: each may import those before it. What a lower one reads of a higher one is a
 * view of the database that the higher one defines, or is handed over by `apps/backend`, which may import all.
 */
export const backendModules = [
  'kernel',
  'files',
  'shop',
  'content',
  'catalog',
  'site',
  'accounts',
  'cart',
  'orders',
  'reviews',
  'after-sales',
  'companies',
  'schedules',
  'feeds',
  'import',
];

/**
 * @type {Record<string, string[]>} Whose handlers the contract tests of an area call: a change of others does not rerun
 * them. Those of the storefront may import every domain, as it does.
 */
export const contractTable = {
  account: ['session', 'account', 'orders', 'returns', 'company'],
  purchase: ['session', 'cart', 'orders', 'checkout'],
  catalog: ['session', 'catalog', 'search'],
  content: ['session', 'content-blocks', 'branches'],
};

/** Platform libraries a kind may import where the kind alone would allow too much, as parts of a regular expression. */
export const allowedLibraries = {
  // `links/server` has responses of Remix.
  backend: [
    'backend-[a-z-]+',
    'contract',
    'money',
    'links(?!/server)',
    'config',
    'telemetry',
    'http-client',
    'import-documents',
    'demo-shop',
  ],
  client: ['http-client', 'contract', 'telemetry'],
  tool: ['contract', 'demo-shop/search', 'e2e-fixtures/(?:demo-data|workspace-copy)'],
  e2e: ['contract', 'testing', 'e2e-fixtures'],
};

/**
 * What a folder of a library may import.
 * @typedef {object} FolderRule
 * @property {string[]} siblings folders of the same library
 * @property {string[]} packages exact names
 * @property {string[]} platformLibraries by name, with all their entry points; `server` for api and handlers only
 * @property {string[]} domainEntryPoints of other domains, as the path after the library's name
 */

/** @type {Record<string, FolderRule>} Imports that are allowed inside a library, by folder. */
export const folderTable = {
  model: {
    siblings: [],
    packages: ['valibot', '@vyloha/forms/rules', '@vyloha/cms-client/browser'],
    platformLibraries: ['money', 'links', 'contract'],
    // What another domain has parsed, never its calls or its components.
    domainEntryPoints: [''],
  },
  machine: { siblings: ['model'], packages: ['xstate'], platformLibraries: [], domainEntryPoints: [] },
  api: {
    siblings: ['model'],
    packages: [],
    platformLibraries: ['store-client', 'cms-client', 'http-client', 'contract'],
    domainEntryPoints: [],
  },
  handlers: {
    siblings: ['model', 'machine', 'api'],
    packages: ['@remix-run/node', 'xstate', 'node:crypto', 'qrcode', 'fflate', 'htmlparser2'],
    platformLibraries: [
      'forms',
      'i18n',
      'config',
      'links',
      'money',
      'analytics',
      'rich-text',
      'http-client',
      'contract',
    ],
    domainEntryPoints: ['', '/server'],
  },
  ui: {
    siblings: ['model', 'machine'],
    packages: [
      'react',
      'react-dom',
      '@remix-run/react',
      '@xstate/react',
      '@floating-ui/react',
      '@simplewebauthn/browser',
      'clsx',
      '@vyloha/cms-client/browser',
    ],
    platformLibraries: ['ui', 'forms', 'i18n', 'config', 'links', 'money', 'rich-text', 'analytics'],
    domainEntryPoints: ['', '/ui'],
  },
};

/** @param {string[]} extraTypes additional kinds that test files may import */
export function nxConstraints(extraTypes = []) {
  const byType = Object.entries(typeTable).map(([type, targets]) => ({
    sourceTag: `type:${type}`,
    onlyDependOnLibsWithTags: [...targets, ...extraTypes].map((target) => `type:${target}`),
  }));
  /** @param {string} scope @param {string[]} targets */
  const limit = (scope, targets) => ({
    sourceTag: `scope:${scope}`,
    onlyDependOnLibsWithTags: ['scope:platform', ...targets.map((target) => `scope:${target}`)],
  });
  const byDomain = Object.entries(domainTable).map(([domain, targets]) => limit(domain, [domain, ...targets]));
  const byArea = Object.entries(contractTable).map(([area, targets]) => limit(`contract-${area}`, ['e2e', ...targets]));
  const byModule = backendModules.map((name, index) =>
    limit(
      `backend-${name}`,
      backendModules.slice(0, index + 1).map((lower) => `backend-${lower}`),
    ),
  );
  return [...byType, ...byDomain, ...byArea, ...byModule];
}

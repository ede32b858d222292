import type { Plugin, PluginContext } from 'rollup';
import { importReader, type UsedNames } from './used-imports';

/** Modules that every document needs. */
const frameEntries = ['/app/entry.client.tsx', '/app/root.tsx?'];
/** Pages that shoppers navigate between: what two of them need is loaded with the first. */
const frequentPages = ['/app/routes/home.tsx?', '/app/routes/catalog.tsx?', '/app/routes/product.tsx?'];

/** The heaviest of them consists of many modules so small that each costs more as a separate file. */
const listPage = '/app/routes/catalog.tsx?';
/** It needs few of these: they are with what it shares with all pages of products, as a file of their own costs more. */
const cartPage = '/app/routes/cart.tsx?';
const smallModuleFolders = ['/libs/ui/', '/libs/links/', '/libs/catalog/', '/app/pages/category'];

/** Small modules of the cart that the checkout and the cart's dropdown need as well, and no frequent page. */
const cartModuleFolders = [
  '/libs/ui/',
  '/libs/analytics/',
  '/libs/checkout/',
  '/libs/cart/src/ui/remov',
  '/libs/cart/src/ui/use-',
];

/** What every page loads at idle, and what at the first interaction with it. */
const idleEntries = [
  '/app/compose/measuring/measuring-at-idle.tsx',
  '/libs/session/src/ui/deferred-session/tab-sync.tsx',
];
const interactionEntries = [
  '/app/compose/frame/frame-header.tsx',
  '/app/compose/frame/frame-footer.tsx',
  '/app/compose/frame/is-frame.ts',
  '/app/compose/page-meta.ts',
  '/libs/session/src/ui/deferred-session/resumed-session.tsx',
  '/libs/ui/src/link-prefetch/prefetch-links.tsx',
];
/** Small modules that several pages load together, at once or later: a file of each group, not of each module. */
const moduleGroups = {
  products: [
    '/libs/analytics/src/loaded-lists.ts',
    '/libs/cart/src/model/lines/remove-line-path.ts',
    '/libs/cart/src/ui/use-format-credits.ts',
    '/libs/catalog/src/ui/deferred-products/fetch-deferred.ts',
    '/libs/catalog/src/ui/deferred-products/use-report-list.ts',
    '/libs/catalog/src/ui/use-refused-form.ts',
    '/libs/contract/src/guards.ts',
    '/libs/i18n/src/messages.ts',
    '/libs/ui/src/button/default-button',
    '/libs/ui/src/lazy-loader/',
  ],
  carousels: [
    '/libs/ui/src/carousel/',
    '/libs/catalog/src/ui/product-carousel/',
    '/libs/catalog/src/ui/product-carousels/product-carousels.tsx',
    '/libs/catalog/src/ui/deferred-products/',
    '/libs/catalog/src/ui/recommended-products/recommended-products.tsx',
    '/libs/catalog/src/model/product/is-product-box.ts',
  ],
  'box-variants': [
    '/libs/catalog/src/ui/box-variants/',
    '/libs/catalog/src/model/variants/box-variants.ts',
    '/libs/catalog/src/model/variants/has-selected-boxes.ts',
  ],
  blocks: [
    ...['block-list', 'block-section', 'brand-boxes', 'category-boxes', 'collapsible-text', 'loaded-block-list'].map(
      (block) => `/libs/content-blocks/src/ui/${block}/`,
    ),
    ...['menu-links', 'picture-list', 'quote', 'selling-points', 'text-boxes', 'to-icon-name'].map(
      (block) => `/libs/content-blocks/src/ui/${block}`,
    ),
    '/libs/ui/src/grid/',
    '/libs/ui/src/breakpoints.ts',
    '/app/pages/product-in-text.tsx',
  ],
  articles: ['/libs/blog/src/ui/article-', '/libs/ui/src/avatar/', '/app/pages/category-articles.tsx'],
  branches: [
    '/libs/branches/src/model/',
    '/libs/branches/src/ui/opening-status-label/',
    '/libs/contract/src/calendar-day.ts',
    '/libs/rich-text/src/embedded-frame-box.tsx',
  ],
  'text-fields': [
    '/libs/forms/src/error-summary/',
    ...['field-wrapper', 'form-field', 'plain-fields', 'text-field', 'use-error-text'].map(
      (module) => `/libs/forms/src/fields/${module}.`,
    ),
  ],
};

/** Rare pages that show a part of the head or the foot themselves; all others wait for no more than they need. */
const pagesOfFrameParts = ['menu', 'blocksettings', 'newsletter'];

/** Our own modules that a package imports instead of its own; in another file than the package they would wait for it. */
const modulesOfPackages = [
  '/app/compose/errors/load-route-module.ts',
  '/app/compose/errors/reload-guard.ts',
  '/app/compose/routes/route-discovery.ts',
  '/libs/config/src/limits.ts',
  '/libs/ui/src/loading/first-interaction.ts',
  '/libs/ui/src/loading/wait-for-interaction.ts',
];

/** Code of packages and of the build changes less often than our own. */
const isSourceModule = (id: string): boolean =>
  !id.includes('/node_modules/') && !id.startsWith('\0') && !modulesOfPackages.some((module) => id.endsWith(module));

type Modules = Pick<PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** The modules of a build; each is parsed and analysed once, as many pages reach it. */
class ModuleGraph {
  private readonly readers = new Map<string, ReturnType<typeof importReader> | null>();

  constructor(private readonly modules: Modules) {}

  idsThatMatch(entry: string | RegExp): string[] {
    return [...this.modules.getModuleIds()].filter((id) =>
      typeof entry === 'string' ? id.includes(entry) : entry.test(id),
    );
  }

  /** The modules that one loads for some of its exports; null where there is no source to look at. */
  importsOf(id: string, requestedNames: UsedNames): { id: string; names: UsedNames }[] | null {
    let reader = this.readers.get(id);
    if (reader === undefined) {
      // Rollup parses the module anew each time it is asked for its tree.
      const ast = this.modules.getModuleInfo(id)?.ast;
      reader = ast ? importReader(ast) : null;
      this.readers.set(id, reader);
    }
    if (reader === null) return null;
    const imports = reader(requestedNames);
    const sources = [...new Set(imports.map(({ source }) => source))];
    const importedIds = this.modules.getModuleInfo(id)?.importedIds ?? [];
    return imports.map(({ source, names }) => ({ id: importedIds[sources.indexOf(source)] ?? '', names }));
  }
}

/**
 * The modules that a browser loads with one of them. Rollup's own list of imports is not precise enough: a library's
 * entry point imports everything that the library has.
 */
class ReachableModules {
  readonly ids = new Set<string>();
  private readonly seen = new Set<string>();

  constructor(private readonly graph: ModuleGraph) {}

  add(id: string, requestedNames: UsedNames): void {
    const visit = `${id} ${requestedNames === 'all' ? requestedNames : [...requestedNames].sort().join()}`;
    if (this.seen.has(visit) || (requestedNames !== 'all' && requestedNames.size === 0)) return;
    const imports = this.graph.importsOf(id, requestedNames);
    if (imports === null) return;
    this.seen.add(visit);
    this.ids.add(id);
    for (const { id: importedId, names } of imports) this.add(importedId, names);
  }
}

function findReachableIds(entry: string | RegExp, graph: ModuleGraph): Set<string> {
  const reach = new ReachableModules(graph);
  for (const id of graph.idsThatMatch(entry)) reach.add(id, 'all');
  return reach.ids;
}

function chunkNameByModule(modules: Modules): Map<string, string> {
  const graph = new ModuleGraph(modules);
  const files = new Map<string, string>();
  const pages = frequentPages.map((page) => findReachableIds(page, graph));
  for (const id of pages.flatMap((page) => [...page]))
    if (pages.filter((page) => page.has(id)).length > 1) files.set(id, 'products');
  for (const [name, folders] of Object.entries(moduleGroups))
    for (const id of graph.idsThatMatch(/\/(?:libs|app)\//))
      if (!files.has(id) && folders.some((folder) => id.includes(folder))) files.set(id, name);
  const cartIds = findReachableIds(cartPage, graph);
  for (const id of findReachableIds(listPage, graph))
    if (!files.has(id) && smallModuleFolders.some((folder) => id.includes(folder)))
      files.set(id, cartIds.has(id) ? 'products' : 'lists');
  for (const id of cartIds)
    if (
      !files.has(id) &&
      !pages.some((page) => page.has(id)) &&
      cartModuleFolders.some((folder) => id.includes(folder))
    )
      files.set(id, 'cart-parts');
  const pageIds = findReachableIds(
    new RegExp(`/app/routes/(?!(?:${pagesOfFrameParts.join('|')})\\.).+\\.tsx\\?`),
    graph,
  );
  for (const [name, entries] of Object.entries({ idle: idleEntries, interaction: interactionEntries }))
    for (const id of entries.flatMap((entry) => [...findReachableIds(entry, graph)]))
      if (!files.has(id) && !pageIds.has(id)) files.set(id, name);
  for (const entry of frameEntries)
    for (const id of findReachableIds(entry, graph)) files.set(id, isSourceModule(id) ? 'frame' : 'vendor');
  return files;
}

/**
 * Puts what the traversed pages share into few files instead of dozens: each file costs a request, its list of imports
 * and a fresh start of the compression, about a tenth of a page's script in all.
 */
export function sharedPageChunks(): Plugin {
  return {
    name: 'vyloha:pages-in-few-files',
    outputOptions(options) {
      let files: Map<string, string> | undefined;
      return {
        ...options,
        onlyExplicitManualChunks: true,
        manualChunks: (id, modules) => (files ??= chunkNameByModule(modules)).get(id),
      };
    },
  };
}

import type { Plugin, PluginContext } from 'rollup';
import { usedImports } from './used-imports';
import type { UsedNames } from './used-imports';

/** Modules that every document needs. */
const frameEntries = ['/app/entry.client.tsx', '/app/root.tsx?'];
/** Pages that shoppers walk between: what two of them need comes with the first of them. */
const walkedPages = ['/app/routes/home.tsx?', '/app/routes/catalog.tsx?', '/app/routes/product.tsx?'];

/** The heaviest of them is made of many things so small that each costs more as a file than as a line. */
const listPage = '/app/routes/catalog.tsx?';
const smallThings = ['/libs/ui/', '/libs/links/'];

/** What packages and the build itself bring along changes less often than what is ours. */
const isOurs = (id: string): boolean => !id.includes('/node_modules/') && !id.startsWith('\0');

type Modules = Pick<PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/**
 * The modules that a browser loads with one of them. Rollup's own list of imports does not tell: a room's door names
 * everything that the room has.
 */
class Reach {
  readonly ids = new Set<string>();
  private readonly seen = new Set<string>();

  constructor(private readonly modules: Modules) {}

  add(id: string, wanted: UsedNames): void {
    const visit = `${id} ${wanted === 'all' ? wanted : [...wanted].sort().join()}`;
    const info = this.modules.getModuleInfo(id);
    if (this.seen.has(visit) || !info?.ast || (wanted !== 'all' && wanted.size === 0)) return;
    this.seen.add(visit);
    this.ids.add(id);
    const imports = usedImports(info.ast, wanted);
    const sources = [...new Set(imports.map(({ source }) => source))];
    for (const { source, names } of imports) this.add(info.importedIds[sources.indexOf(source)] ?? '', names);
  }
}

function reachableFrom(entry: string, modules: Modules): Set<string> {
  const reach = new Reach(modules);
  for (const id of modules.getModuleIds()) if (id.includes(entry)) reach.add(id, 'all');
  return reach.ids;
}

function filesByModule(modules: Modules): Map<string, string> {
  const files = new Map<string, string>();
  const pages = walkedPages.map((page) => reachableFrom(page, modules));
  for (const id of pages.flatMap((page) => [...page]))
    if (pages.filter((page) => page.has(id)).length > 1) files.set(id, 'goods');
  for (const id of reachableFrom(listPage, modules))
    if (!files.has(id) && smallThings.some((room) => id.includes(room))) files.set(id, 'parts');
  for (const entry of frameEntries)
    for (const id of reachableFrom(entry, modules)) files.set(id, isOurs(id) ? 'frame' : 'vendor');
  return files;
}

/**
 * Puts what the walked pages share into few files instead of dozens: a file of its own costs every module a request,
 * its list of imports and a fresh start of the compression, about a tenth of a page's script in all.
 */
export function pagesInFewFiles(): Plugin {
  return {
    name: 'vyloha:pages-in-few-files',
    outputOptions(options) {
      let files: Map<string, string> | undefined;
      return {
        ...options,
        onlyExplicitManualChunks: true,
        manualChunks: (id, modules) => (files ??= filesByModule(modules)).get(id),
      };
    },
  };
}

import { createHash } from 'node:crypto';
import type { Rollup, Plugin } from 'vite';

const rootModule = '/app/root.tsx';
/** Pages that shoppers look for and buy products on; nobody waits for the styles of others there. */
const shopPages = ['home', 'catalog', 'product', 'search', 'cart', 'eshop'].map((name) => `/app/routes/${name}.tsx?`);

const isStylesheet = (name: string): boolean => name.endsWith('.css');
const isSplit = (module: string): boolean => module.includes('.split.module.css');
const isStyle = (module: string): boolean => /\.css(?:$|\?)/.test(module);

/** Whether all styles of a chunk are split; with others among them they stay in the shop's file. */
function hasOnlySplitStyles({ modules }: Rollup.OutputChunk): boolean {
  const names = Object.keys(modules).filter(isStyle);
  return names.length > 0 && names.every(isSplit);
}

/** Files that a module imports by their URL. */
const importedAssetsOf = (chunk: Rollup.OutputChunk): string[] => [...(chunk.viteMetadata?.importedAssets ?? [])];
const importedCssOf = (chunk: Rollup.OutputChunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])];

/** The chunks that are loaded with these or by them later. */
function reachableChunks(entries: readonly Rollup.OutputChunk[], bundle: Rollup.OutputBundle): Set<Rollup.OutputChunk> {
  const reached = new Set(entries);
  // A set is also iterated over what is added meanwhile.
  for (const { imports, dynamicImports } of reached)
    for (const name of [...imports, ...dynamicImports]) {
      const file = bundle[name];
      if (file?.type === 'chunk') reached.add(file);
    }
  return reached;
}

/**
 * Puts all styles into two files. The document's root links the one of the shop, i.e. of the frame and of the pages
 * with products: a few kilobytes, which cost less than a dozen requests, and a part that is loaded later never waits
 * for styles. The other one has the rest, and each route that needs some of it links it. What few shoppers open may
 * have its styles in a file of its own, loaded with its script or linked by its page: `*.split.module.css`. So may what is
 * imported by its URL, such as the styles of print.
 */
export function stylesheets(): Plugin {
  let isServerBuild = false;
  return {
    name: 'vyloha:stylesheets',
    apply: 'build',
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
    },
    generateBundle: {
      // Before a chunk's CSS files are recorded in the bundle and its manifest.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const root = chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(rootModule));
        const withBase = chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(rootModule)));
        const split = new Set([
          ...chunks.flatMap(importedAssetsOf),
          ...(isServerBuild ? [] : chunks.filter(hasOnlySplitStyles).flatMap(importedCssOf)),
        ]);

        /** Replaces the files of these names with one. */
        const merge = (name: string, files: ReadonlySet<string>): string => {
          const source = [...files]
            .map((file) => {
              const asset = bundle[file];
              delete bundle[file];
              return asset?.type === 'asset' ? String(asset.source) : '';
            })
            .join('\n');
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/${name}-${hash}.css`;
          if (!isServerBuild) this.emitFile({ type: 'asset', fileName, source });
          return fileName;
        };

        const shopChunks = reachableChunks(
          chunks.filter(
            (chunk) => chunk === root || shopPages.some((page) => chunk.facadeModuleId?.includes(page) === true),
          ),
          bundle,
        );
        const all = new Set(Object.keys(bundle).filter((name) => isStylesheet(name) && !split.has(name)));
        // The root's styles come first: they declare the order of the layers.
        const ofShop = new Set([
          ...(withBase ? importedCssOf(withBase) : []),
          ...[...shopChunks].flatMap(importedCssOf).filter((name) => all.has(name)),
        ]);
        const ofOthers = new Set([...all].filter((name) => !ofShop.has(name)));
        const shopFile = merge('styles', ofShop);
        const othersFile = merge('more-styles', ofOthers);
        for (const { viteMetadata } of chunks) {
          const imported = viteMetadata?.importedCss ?? new Set<string>();
          for (const name of ofShop) imported.delete(name);
          const before = imported.size;
          for (const name of ofOthers) imported.delete(name);
          if (!isServerBuild && imported.size < before) imported.add(othersFile);
        }
        if (isServerBuild) return;
        if (root?.viteMetadata === undefined) throw new Error('The root route was not built');
        root.viteMetadata.importedCss.add(shopFile);
      },
    },
  };
}

import { createHash } from 'node:crypto';
import type { Rollup, Plugin } from 'vite';

const rootModule = '/app/root.tsx';
const isStylesheet = (name: string): boolean => name.endsWith('.css');
const isSplit = (module: string): boolean => module.includes('.split.module.css');
const isStyle = (module: string): boolean => /\.css(?:$|\?)/.test(module);

/** Whether all styles of a chunk are split; with others among them they stay in the one file. */
function hasOnlySplitStyles({ modules }: Rollup.OutputChunk): boolean {
  const names = Object.keys(modules).filter(isStyle);
  return names.length > 0 && names.every(isSplit);
}

/**
 * Puts all styles into one file that the document's root links. The whole shop has a few kilobytes of them, which cost
 * less than a dozen requests, and a chunk that is loaded later never waits for styles. What few shoppers open may have
 * its styles in a file of its own, loaded with its script or linked by its page: `*.split.module.css`.
 */
export function singleStylesheet(): Plugin {
  let isServerBuild = false;
  return {
    name: 'vyloha:one-stylesheet',
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
        // The root's styles come first: they declare the order of the layers.
        const split = new Set(
          isServerBuild
            ? []
            : chunks.filter(hasOnlySplitStyles).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        );
        const names = new Set([
          ...(withBase?.viteMetadata?.importedCss ?? []),
          ...Object.keys(bundle).filter((name) => isStylesheet(name) && !split.has(name)),
        ]);
        const texts = [...names].map((name) => {
          const file = bundle[name];
          delete bundle[name];
          return file?.type === 'asset' ? String(file.source) : '';
        });
        for (const { viteMetadata } of chunks) for (const name of names) viteMetadata?.importedCss.delete(name);
        if (isServerBuild) return;
        if (root?.viteMetadata === undefined) throw new Error('The root route was not built');
        const source = texts.join('\n');
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/styles-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        root.viteMetadata.importedCss.add(fileName);
      },
    },
  };
}

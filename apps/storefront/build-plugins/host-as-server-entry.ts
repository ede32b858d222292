import type { Plugin } from 'vite';

/** One server bundle: the express host is its entry, and Remix's build is a module of it. */
export function hostAsServerEntry(entry: string): Plugin {
  return {
    name: 'vyloha:host-as-server-entry',
    enforce: 'post',
    config: (_config, { command, isSsrBuild }) =>
      command === 'build' && isSsrBuild === true ? { build: { rollupOptions: { input: entry } } } : {},
  };
}

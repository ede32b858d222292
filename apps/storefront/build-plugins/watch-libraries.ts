import type { Plugin } from 'vite';

/**
 * Watches the libraries as a folder. Vite watches each file outside of its root for itself, which ends when another file
 * takes its place: git and some editors write so, and later changes would show nowhere.
 */
export function watchLibraries(libraries: string): Plugin {
  return {
    name: 'vyloha:watch-libraries',
    apply: 'serve',
    configureServer({ watcher }) {
      watcher.add(libraries);
    },
  };
}

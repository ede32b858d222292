// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand, runTool } from './run-command.mjs';

// A headless shell has no windows to draw, so browser tests take less time in it.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} path value of PATH @param {string[]} wanted */
export function findOnPath(path, wanted) {
  const folders = path.split(delimiter).filter(Boolean);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

async function findPlaywrightChromium() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** An installed Chromium, or undefined. */
async function findInstalledChromium() {
  if (process.env.CHROMIUM_PATH) return isExecutable(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined;
  return findOnPath(process.env.PATH ?? '', names) ?? (await findPlaywrightChromium());
}

/**
 * Path of a Chromium: the one of CHROMIUM_PATH, the system's, Playwright's, else one installed now through apt or
 * Playwright. Undefined when none is available.
 */
export async function findChromium() {
  const found = await findInstalledChromium();
  if (found || process.env.CHROMIUM_PATH) return found;
  console.log('No Chromium found, installing one …');
  if (process.getuid?.() === 0 && findOnPath(process.env.PATH ?? '', ['apt-get'])) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update', '-qq'], env);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
      const installed = await findInstalledChromium();
      if (installed) return installed;
    }
  }
  await runTool('playwright/cli.js', ['install', 'chromium']);
  return findInstalledChromium();
}

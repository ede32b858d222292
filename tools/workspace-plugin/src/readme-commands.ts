import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

/** The section of the README about a generator. */
export function readmeSection(generator: string): string {
  return readme.split(/^## /m).find((section) => section.startsWith(`${generator}\n`)) ?? '';
}

/** The commands that the README prints for a generator, each as the arguments of Nx. */
export function readmeCommands(generator: string): string[][] {
  const lines = readmeSection(generator).matchAll(/^npx nx (g @vyloha\/workspace-plugin:.*)$/gm);
  const toArguments = (line: string) => line.match(/(?:[^\s"]|"[^"]*")+/g) ?? [];
  const commands = [...lines].map(([, line = '']) => toArguments(line).map((one) => one.replaceAll('"', '')));
  if (commands.length === 0) throw new Error(`The README prints no command of ${generator}.`);
  return commands;
}

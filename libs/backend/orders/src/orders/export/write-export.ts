import { rename, writeFile } from 'node:fs/promises';

/** Writes a file whole or not at all: a program may be waiting for it. */
export async function writeExport(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

// @vitest-environment node
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Packages in the bundle of a page that imports these names from the entry point. */
async function packagesOf(names: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: `export { ${names} } from './index'`, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.svg': 'empty', '.css': 'empty' },
    outdir: 'unused',
    external: ['react', 'react-dom'],
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  return files.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
}

describe('the bundle of a page', () => {
  it('has no validation where only the server validates', async () => {
    const packages = await packagesOf(
      'TextField, SelectField, CheckboxField, RadioCards, ErrorSummary, plainFields, submissionErrors',
    );
    expect(packages.filter((name) => name.startsWith('@conform-to/') || name === 'valibot')).toEqual([]);
  });

  it('has validation where a form uses it', async () => {
    await expect(packagesOf('useValidatedForm')).resolves.toContain('@conform-to/react');
  });
});

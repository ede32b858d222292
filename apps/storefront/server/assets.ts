import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Config } from '@vyloha/config/server';
import type { RequestHandler } from 'express';
import { acceptedEncoding } from './http/accepts-encoding';
import type { Encoding } from './http/accepts-encoding';

interface Asset {
  type: string;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
}

/** Every file of the browser's build by its path; a few hundred kilobytes in total. */
export type Assets = ReadonlyMap<string, Asset>;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

const encodedFile: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
/** File names contain a hash of the content. */
const immutable = 'public, max-age=31536000, immutable';
const shortLived = 'public, max-age=3600';

async function readFileOrNull(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
}

async function readAsset(path: string, type: string): Promise<Asset> {
  const [plain, br, gzip] = await Promise.all([
    readFile(path),
    readFileOrNull(path + encodedFile.br),
    readFileOrNull(path + encodedFile.gzip),
  ]);
  return { type, plain, encoded: { ...(br && { br }), ...(gzip && { gzip }) } };
}

/** Reads the browser's build. */
export async function readAssets(directory: string): Promise<Assets> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const assets = new Map<string, Asset>();
  await Promise.all(
    files.map(async (file) => {
      const type = types[extname(file)];
      const path = `/${relative(directory, file).split(sep).join('/')}`;
      if (type !== undefined && !path.startsWith('/.')) assets.set(path, await readAsset(file, type));
    }),
  );
  return assets;
}

/**
 * Serves the build's files, those of the theme among them at the addresses where browsers expect icons; an unknown one
 * is a plain 404, never a page.
 */
export function createAssetsHandler(assets: Assets, theme: Config['theme']): RequestHandler {
  return (request, response, next) => {
    const { path } = request;
    const isHashed = path.startsWith('/assets/');
    const asset = assets.get(path) ?? assets.get(`/icons/${theme}${path}`);
    const isReadRequest = request.method === 'GET' || request.method === 'HEAD';
    if (asset === undefined || !isReadRequest) {
      if (isHashed) response.status(404).type('text/plain').set('Cache-Control', 'no-store').send('Not found');
      else next();
      return;
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
    const encoded = encoding === null ? undefined : asset.encoded[encoding];
    if (encoding !== null && encoded !== undefined) response.set('Content-Encoding', encoding);
    response.set({
      'Content-Type': asset.type,
      'Cache-Control': isHashed ? immutable : shortLived,
      Vary: 'Accept-Encoding',
    });
    response.end(encoded ?? asset.plain);
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeName } from '@vyloha/config';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const uiDirectory = join(import.meta.dirname, '../../../libs/ui/src');
const stylesDirectory = join(uiDirectory, 'styles');

/** The sheets with the tokens of each theme; another one's tokens are on top of the default's. */
const tokenSheets: Readonly<Record<ThemeName, readonly string[]>> = {
  default: ['tokens.css'],
  alternative: ['tokens-alternative.css', 'tokens.css'],
};

/** The value of a token, from the first of the sheets that has it. */
function tokenOf(sheets: readonly string[], name: string): string {
  const texts = sheets.map((sheet) => readFileSync(join(stylesDirectory, sheet), 'utf8'));
  const declaration = new RegExp(`--${name}:\\s*([^;]+);`);
  const value = texts.map((text) => declaration.exec(text)?.[1]).find((found) => found !== undefined);
  if (value === undefined) throw new Error(`None of ${sheets.join(', ')} has a token --${name}`);
  return value;
}

/** Width of the icon, and that of the drawings of the pages, which is in its middle. */
const [size, drawnSize] = [32, 24];

/** What the logo of the pages draws. */
function logoDrawing(): string {
  const icons = readFileSync(join(uiDirectory, 'icon/icons.svg'), 'utf8');
  const drawing = /<symbol id="sprout"[^>]*>(.*)<\/symbol>/.exec(icons)?.[1];
  if (drawing === undefined) throw new Error('The icons of the pages have no sprout');
  return drawing;
}

/** The mark of the logo, on the theme's colour; rounded as the theme's controls are, or filling its square. */
function svgIcon(sheets: readonly string[], shape: 'rounded' | 'square'): string {
  const corner = shape === 'rounded' ? tokenOf(sheets, 'radius-control') : '0';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="${corner}" fill="${tokenOf(sheets, 'color-moss')}"/>`,
    `<g transform="translate(${(size - drawnSize) / 2} ${(size - drawnSize) / 2})" fill="none" `,
    `stroke="${tokenOf(sheets, 'color-paper')}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">`,
    `${logoDrawing()}</g></svg>`,
  ].join('');
}

async function pngIcon(svg: string, width: number): Promise<Buffer> {
  const density = (72 * width) / size;
  return sharp(Buffer.from(svg), { density }).resize(width, width).png({ compressionLevel: 9 }).toBuffer();
}

/** An `.ico` file: its header, an entry of the directory for each picture, and the pictures as PNG. */
export function toIco(pictures: readonly { width: number; png: Buffer }[]): Buffer {
  const [headerBytes, entryBytes] = [6, 16];
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerBytes + entryBytes * pictures.length;
  const entries = pictures.map(({ width, png }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(width, 0);
    entry.writeUInt8(width, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(size, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

/** The icon files of a theme by name. Phones round the larger ones themselves. */
async function iconsOf(sheets: readonly string[]): Promise<Record<string, string | Buffer>> {
  const favicon = svgIcon(sheets, 'rounded');
  const square = svgIcon(sheets, 'square');
  const small = await Promise.all([16, 32].map(async (width) => ({ width, png: await pngIcon(favicon, width) })));
  return {
    'favicon.svg': favicon,
    'favicon.ico': toIco(small),
    'apple-touch-icon.png': await pngIcon(square, 180),
    'icon-192.png': await pngIcon(square, 192),
    'icon-512.png': await pngIcon(square, 512),
  };
}

/** Draws the shop's icons in the colours of each theme, into `icons/<theme>/` of the browser's files. */
export function themeIcons(): Plugin {
  let isServerBuild = false;
  return {
    name: 'vyloha:theme-icons',
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
    },
    configureServer({ middlewares }) {
      middlewares.use('/favicon.svg', (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(svgIcon(tokenSheets.default, 'rounded'));
      });
    },
    async generateBundle() {
      if (isServerBuild) return;
      for (const [theme, sheets] of Object.entries(tokenSheets)) {
        const icons = await iconsOf(sheets);
        for (const [name, source] of Object.entries(icons)) {
          this.emitFile({ type: 'asset', fileName: `icons/${theme}/${name}`, source });
        }
      }
    },
  };
}

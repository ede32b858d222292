import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const workspace = join(import.meta.dirname, '../../..');

const filesOf = (extension: RegExp) =>
  ['libs', 'apps/storefront/app'].flatMap((folder) =>
    readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => extension.test(file) && !file.includes('node_modules') && !file.includes('.test.'))
      .map((file) => [`${folder}/${file}`, readFileSync(join(workspace, folder, file), 'utf8')] as const),
  );

const motion = /(?:^|[\s;{])(animation|transition|scroll-behavior)(-[a-z-]+)?\s*:/;
const base = 'libs/ui/src/styles/base.css';

it('reduced motion stops every animation, transition and smooth scrolling of every element', () => {
  const [, reduced = ''] = /prefers-reduced-motion: reduce\) \{\s*\*,\s*\*::before,\s*\*::after \{([^}]*)\}/.exec(
    readFileSync(join(workspace, base), 'utf8'),
  ) ?? [''];
  for (const property of ['animation-duration', 'animation-iteration-count', 'scroll-behavior', 'transition-duration'])
    expect(reduced).toMatch(new RegExp(`${property}: [^;]+ !important;`));
});

it('no sheet insists on motion, nor moves a pseudo-element that the rule for reduced motion does not reach', () => {
  const sheets = filesOf(/\.css$/).filter(([file]) => file !== base);
  expect(sheets.filter(([, text]) => motion.test(text)).length).toBeGreaterThan(10);
  const offending = sheets.flatMap(([file, text]) =>
    [...text.matchAll(/([^{};]*)\{([^{}]*)\}/g)]
      .filter(([, selector = '', body = '']) => {
        if (!motion.test(body)) return false;
        const reachesBeyond = /::(?!before|after)[a-z-]+/.test(selector);
        return reachesBeyond || /(?:animation|transition|scroll-behavior)[^;]*!important/.test(body);
      })
      .map(([, selector = '']) => `${file}: ${selector.trim()}`),
  );
  expect(offending).toEqual([]);
});

it('scripts scroll smoothly only through the function that asks the system first', () => {
  const scripts = filesOf(/\.tsx?$/);
  expect(scripts.length).toBeGreaterThan(100);
  const moving = scripts.filter(([, text]) => /behavior: 'smooth'|\.animate\(/.test(text)).map(([file]) => file);
  expect(moving).toEqual([]);
});

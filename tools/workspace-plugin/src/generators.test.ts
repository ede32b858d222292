import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FsTree } from 'nx/src/generators/tree';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import generateApiCall from './api-call/generator.mjs';
import generateBackendModule from './backend-module/generator.mjs';
import generateComponent from './component/generator.mjs';
import generateDomain from './domain/generator.mjs';
import { readmeCommands } from './readme-commands';
import generateRoute from './route/generator.mjs';
import { linkLibrary, createTemporaryWorkspace, type TemporaryWorkspace } from './temporary-workspace';

/** Tests of the storefront that walk its route table, and the names of those about the new routes. */
const routeTableTests = ['cross-site-routes', 'known-query-keys'];
const ofNewRoutes = '--testNamePattern=darky|opakovana-objednavka|every query parameter';

/** The summary of a test run in which exactly that many files ran. */
const passedFiles = (count: number) => new RegExp(`Test Files\\s+${count} passed \\(${count}\\)`);

/** One copy of the workspace for every command of the README: linting and testing it once takes long enough. */
let workspace: TemporaryWorkspace;
let printedByRoutes: string[];

/** @returns what each of the README's commands prints */
async function runCommands(generator: string): Promise<string[]> {
  const printed: string[] = [];
  for (const [, ...args] of readmeCommands(generator)) printed.push(await workspace.generate(args));
  return printed;
}
const runTests = (folder: string, ...args: string[]) => workspace.run(folder, 'vitest/vitest.mjs', 'run', ...args);

beforeAll(async () => {
  workspace = createTemporaryWorkspace();
  printedByRoutes = await runCommands('route');
});

afterAll(() => workspace.remove());

/** Runs a generator without writing what it changes; `npx nx g` prints what it throws. */
const generate = async <Options>(
  generator: (tree: FsTree, options: Options) => Promise<unknown>,
  options: Options,
): Promise<unknown> => generator(new FsTree(workspace.root, false), options);

// First, as what other generators export is not used yet.
it('a route exports nothing that is unused, has its texts in both languages, and its words in the glossary', () => {
  expect(runTests('tools/checks', 'entry-points', 'translations', 'glossary')).toMatch(passedFiles(3));
});

describe('all generators together', () => {
  beforeAll(async () => {
    await runCommands('api-call');
    await runCommands('domain');
    linkLibrary(workspace, 'loyalty');
    await runCommands('backend-module');
    linkLibrary(workspace, 'backend/loyalty');
    await runCommands('component');
    const [first = [], ...others] = readmeCommands('decision');
    // One of the commands as it is typed.
    workspace.nx(...first);
    for (const [, ...args] of others) await workspace.generate(args);
  });

  it('write formatted code', () => {
    const files = workspace.writtenFiles();
    expect(files).toEqual(
      expect.arrayContaining([
        'apps/storefront/app/routes.ts',
        'libs/cart/src/api/get-gifts.server.ts',
        'libs/cart/src/ui/gifts-page/gifts-page.tsx',
        'libs/loyalty/src/index.ui.ts',
        'tools/boundaries/src/dependency-table.mjs',
      ]),
    );
    workspace.run('.', 'prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...files);
  });

  it('write code that passes lint and types', () => {
    const code = workspace.writtenFiles().filter((file) => /\.(?:tsx?|mjs)$/.test(file));
    workspace.run('.', 'eslint/bin/eslint.js', '--max-warnings', '0', ...code);
    // The host asks for what every route has; the written files for the rest, in one program.
    const typed = code.filter((file) => !/^(?:e2e|tools)\//.test(file));
    const include = ['apps/storefront/app', 'apps/storefront/server', ...typed];
    writeFileSync(join(workspace.root, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', include }));
    workspace.run('.', 'typescript-7/bin/tsc', '-p', '.');
  });

  it('write tests that pass, as do those that walk the routes', () => {
    expect(runTests('libs/loyalty')).toMatch(/Tests\s+2 passed/);
    // A test of each of the calls, of each of the new pages, and of each of their loaders.
    const ofCart = ['get-gifts', 'redeem-voucher', 'gifts-page', 'gift-page'];
    expect(runTests('libs/cart', ...ofCart)).toMatch(passedFiles(6));
    // Of the paths and the routes; the others know no pattern.
    expect(runTests('libs/links', 'paths', 'route-indexing')).toMatch(passedFiles(3));
    expect(runTests('apps/storefront', ofNewRoutes, ...routeTableTests)).toMatch(passedFiles(routeTableTests.length));
  });
});

describe('api-call', () => {
  it('exports the calls from the server entry point', () => {
    const exported = workspace.read('libs/cart/src/index.server.ts');
    expect(exported).toContain("export { getGifts } from './api/get-gifts.server';");
    expect(exported).toContain("export { redeemVoucherCode } from './api/redeem-voucher-code.server';");
  });

  it('rejects an existing call', async () => {
    const options = { name: 'get-gifts', project: 'cart', path: '/api/v1/order-gifts' };
    await expect(generate(generateApiCall, options)).rejects.toThrow('is there already');
  });
});

describe('domain and component', () => {
  it('create a library and export its components', () => {
    expect(workspace.read('libs/loyalty/src/index.ui.ts')).toBe(
      "export { LoyaltyPage } from './ui/loyalty-page/loyalty-page';\nexport { PointsBalance } from './ui/points-balance/points-balance';\n",
    );
  });

  it('add the library to every list of libraries', () => {
    expect(workspace.read('CODEOWNERS')).toMatch(/^\/libs\/links\/ .*\n\/libs\/loyalty\/ +@vyloha\/platform\n/m);
    expect(workspace.read('tools/boundaries/src/dependency-table.mjs')).toContain("  loyalty: ['cart'],\n};");
    const architecture = workspace.read('docs/architecture.md');
    expect(architecture).toMatch(/^libs\/ +domains: session .* loyalty$/m);
    expect(architecture).toMatch(/^\| library \| owns \|\n(?:\|.*\n)+\| loyalty \| points for purchases \|\n\n/m);
    expect(workspace.read('libs/loyalty/README.md')).toBe('# loyalty\n\nPoints for purchases.\n');
  });

  it('create a module of the backend, above the one that it may import', async () => {
    expect(workspace.read('tools/boundaries/src/dependency-table.mjs')).toContain("  'orders',\n  'loyalty',\n");
    expect(workspace.read('apps/backend/src/modules.ts')).toContain('  loyaltyModule,\n];');
    expect(workspace.read('CODEOWNERS')).toMatch(
      /^\/libs\/backend\/kernel\/ .*\n\/libs\/backend\/loyalty\/ +@vyloha\/backend\n/m,
    );
    await expect(generate(generateBackendModule, { name: 'loyalty', holds: 'points' })).rejects.toThrow(
      'is there already',
    );
  });

  it('reject an existing library, an existing component, and an unknown library', async () => {
    const texts = { cs: 'Body', sk: 'Body' };
    await expect(generate(generateDomain, { name: 'loyalty', owns: 'points', ...texts })).rejects.toThrow(
      'is there already',
    );
    const component = { name: 'points-balance', project: 'loyalty', ...texts };
    await expect(generate(generateComponent, component)).rejects.toThrow('is there already');
    await expect(generate(generateComponent, { ...component, project: 'nowhere' })).rejects.toThrow(
      'no library nowhere',
    );
  });
});

describe('route', () => {
  it('adds its line behind the other pages of the library', () => {
    expect(workspace.read('apps/storefront/app/routes.ts')).toContain(
      [
        "  page('checkout-import', 'checkout-import.tsx'),",
        "  page('gifts', 'gifts.tsx'),",
        "  page('gift-slug', 'gift-slug.tsx'),",
        "  page('repeat-order', 'repeat-order.tsx'),",
      ].join('\n'),
    );
  });

  it('adds the pattern and the path, with their words in the glossary', () => {
    const patterns = workspace.read('libs/links/src/route-patterns.ts');
    expect(patterns).toContain("  gifts: '/darky',\n  'gift-slug': '/darky/:slug',\n");
    const paths = workspace.read('libs/links/src/paths.ts');
    expect(paths).toContain('  gifts: () => routePatterns.gifts,\n');
    expect(paths).toContain("  gift: (slug: string) => fillPattern(routePatterns['gift-slug'], { slug }),\n");
    expect(paths).toContain("  repeatOrder: () => routePatterns['repeat-order'],\n");
    expect(workspace.read('docs/domain/glossary.md')).toContain('| `darky` | gifts | |\n');
  });

  it('creates the page and its loader only where the library has none', () => {
    expect(workspace.read('apps/storefront/app/routes/gifts.tsx')).toContain('giftsPageLoader');
    expect(JSON.parse(workspace.read('libs/cart/src/i18n/sk.json')).giftsPage).toEqual({ title: 'Darčeky k nákupu' });
    const repeated = workspace.read('apps/storefront/app/routes/repeat-order.tsx').split('\n');
    expect(repeated).toEqual(workspace.read('apps/storefront/app/routes/checkout-import.tsx').split('\n'));
  });

  it('has browsers open a new page with a fixed path, and says where to add the others', () => {
    const browserTests = workspace.read('e2e/fixtures/src/routes/shop-routes.ts');
    expect(browserTests).toContain(
      "cs: withBreadcrumbs('Dárky k nákupu'),\n    sk: withBreadcrumbs('Darčeky k nákupu'),",
    );
    expect(browserTests).not.toMatch(/gift-slug|repeat-order/);
    const notice = (pattern: string, file: string) => `Add ${pattern} to e2e/fixtures/src/routes/${file}`;
    expect(printedByRoutes).toEqual([
      expect.not.stringContaining('by hand'),
      expect.stringContaining(notice('/darky/:slug', 'detail-table.ts by hand')),
      expect.stringContaining(notice('/opakovana-objednavka', 'shop-routes.ts by hand')),
    ]);
  });

  const cartPage = { name: 'x', project: 'cart', path: 'x', page: 'CartPage' };

  it.each([
    ['a path that is taken', { name: 'other', path: '/darky/:id' }, 'has a route already'],
    ['an unknown library', { project: 'nowhere' }, 'no library nowhere'],
    ['a missing action', { page: 'X', action: 'sendX' }, 'exports no sendX'],
    // Its address begins like that of the user area, but is not inside.
    ['a page without a heading', { path: 'uzivatelske-x', page: 'XPage' }, '--cs and --sk'],
    ['the user area', { project: 'account', path: 'uzivatel/x', page: 'XPage' }, 'user area'],
  ])('rejects %s', async (_, options, message) => {
    await expect(generate(generateRoute, { ...cartPage, ...options })).rejects.toThrow(message);
  });
});

describe('decision', () => {
  it('creates records with the next numbers and lists them', () => {
    const list = workspace.read('docs/decisions/README.md');
    const [, number = ''] =
      /\[(\d{4}) Points expire after a year\]\(\d{4}-points-expire-after-a-year\.md\)/.exec(list) ?? [];
    const following = `${String(Number(number) + 1).padStart(4, '0')}-gifts-are-selected-in-the-cart.md`;
    expect(list).toContain(`(${following})`);
    expect(workspace.read(`docs/decisions/${following}`)).toContain('Date: 2026-12-24 · Status: proposed');
    // The list's own check: numbers without a gap, no broken links.
    const output = runTests('tools/checks', '--testNamePattern=decision records|docs/decisions', 'workspace');
    expect(output).toMatch(/Tests\s+\d+ passed/);
  });
});

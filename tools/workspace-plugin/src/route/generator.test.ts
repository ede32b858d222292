import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readmeCommands } from '../readme-commands';
import { createTemporaryWorkspace, type TemporaryWorkspace } from '../temporary-workspace';

/** Tests of the storefront that cover its whole route table; the others do not depend on a new route. */
const routeTableTests = [
  'cross-site-routes',
  'known-query-keys',
  'open-redirects',
  'personal-pages',
  'shopper-cookies',
];
const generator = '@vyloha/workspace-plugin:route';

/** The summary of a test run in which exactly that many files ran. */
const passedFiles = (count: number) => new RegExp(`Test Files\\s+${count} passed \\(${count}\\)`);

let workspace: TemporaryWorkspace;
let printed: string[];

beforeAll(() => {
  workspace = createTemporaryWorkspace();
  printed = readmeCommands('route').map((command) => workspace.nx(...command));
});

afterAll(() => workspace.remove());

describe('route', () => {
  it('writes formatted code', () => {
    expect(workspace.checkFormatting()).toEqual(
      expect.arrayContaining(['apps/storefront/app/routes.ts', 'libs/cart/src/ui/gifts-page/gifts-page.tsx']),
    );
  });

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
    const browserTests = workspace.read('e2e/storefront/fixtures/routes/shop-routes.ts');
    expect(browserTests).toContain(
      "cs: withBreadcrumbs('Dárky k nákupu'),\n    sk: withBreadcrumbs('Darčeky k nákupu'),",
    );
    expect(browserTests).not.toMatch(/gift-slug|repeat-order/);
    const notice = (pattern: string, file: string) => `Add ${pattern} to e2e/storefront/fixtures/routes/${file}`;
    expect(printed).toEqual([
      expect.not.stringContaining('by hand'),
      expect.stringContaining(notice('/darky/:slug', 'detail-table.ts by hand')),
      expect.stringContaining(notice('/opakovana-objednavka', 'shop-routes.ts by hand')),
    ]);
  });

  it('passes lint and types', () => {
    workspace.nx('run-many', '--targets=lint,typecheck', '--projects=cart,links,storefront', '--parallel=2');
  });

  it('passes its own tests and those that walk the routes', () => {
    // A test of each of the two new pages, and of each of their loaders.
    expect(workspace.nx('run', 'cart:test', '--', 'gifts-page', 'gift-page')).toMatch(passedFiles(4));
    expect(workspace.nx('test', 'links')).toMatch(/Tests\s+\d+ passed/);
    const output = workspace.nx('run', 'storefront:test', '--', ...routeTableTests);
    expect(output).toMatch(passedFiles(routeTableTests.length));
  });

  it('exports nothing that is unused, and has its texts in both languages', () => {
    expect(workspace.nx('run', 'checks:test', '--', 'entry-points', 'translations')).toMatch(passedFiles(2));
  });

  it.each([
    [
      'a path that is taken',
      ['other', '--project=cart', '--path=/darky/:id', '--page=CartPage'],
      'has a route already',
    ],
    ['an unknown library', ['x', '--project=nowhere', '--path=x', '--page=CartPage'], 'no library nowhere'],
    ['a missing action', ['x', '--project=cart', '--path=x', '--page=X', '--action=sendX'], 'exports no sendX'],
    // Its address begins like that of the user area, but is not inside.
    ['a page without a heading', ['x', '--project=cart', '--path=uzivatelske-x', '--page=XPage'], '--cs and --sk'],
    ['the user area', ['x', '--project=account', '--path=uzivatel/x', '--page=XPage'], 'user area'],
  ])('rejects %s', (_, args, message) => {
    expect(() => workspace.nx('g', generator, ...args)).toThrow(message);
  });
});

import { createProjectGraphAsync, workspaceRoot } from '@nx/devkit';
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { domainTable, domains, typeTable } from './dependency-table.mjs';

let eslint: ESLint;

beforeAll(async () => {
  // The module-boundary rule reads Nx's cached graph; without one it reports nothing at all.
  await createProjectGraphAsync({ exitOnError: true });
  eslint = new ESLint({
    cwd: workspaceRoot,
    // Code linted under an invented file name is in no tsconfig: rules that need type information are skipped.
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parserOptions: { projectService: false, project: null } },
        rules: {
          '@typescript-eslint/no-floating-promises': 'off',
          '@typescript-eslint/no-misused-promises': 'off',
          '@typescript-eslint/await-thenable': 'off',
        },
      },
    ],
  });
}, 120_000);

async function findBrokenRules(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(workspaceRoot, file) });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

const createImportCode = (specifier: string) => `import { thing } from '${specifier}';\n\nexport const used = thing;\n`;
const boundary = '@nx/enforce-module-boundaries';

describe('dependencies between libraries', () => {
  it.each([
    ['libs/cart/src/handlers/invented.server.ts', '@vyloha/checkout'],
    ['libs/session/src/handlers/invented.server.ts', '@vyloha/cart/server'],
    ['libs/branches/src/handlers/invented.server.ts', '@vyloha/session'],
    ['libs/catalog/src/ui/invented.tsx', '@vyloha/account/ui'],
    ['libs/account/src/handlers/invented.server.ts', '@vyloha/orders/server'],
    ['libs/money/src/invented.ts', '@vyloha/ui'],
    ['libs/ui/src/invented.ts', '@vyloha/store-client'],
    ['libs/store-client/src/invented.ts', '@vyloha/ui'],
    ['libs/contract/src/invented.ts', '@vyloha/http-client'],
    ['libs/cart/src/ui/invented.tsx', '@vyloha/testing'],
    ['libs/cart/src/handlers/invented.server.test.ts', '@vyloha/test-backend'],
    ['libs/testing/src/invented.ts', '@vyloha/test-backend'],
    ['apps/storefront/server/invented.test.ts', '@vyloha/test-backend'],
    ['e2e/contract/catalog/src/invented.server.test.ts', '@vyloha/checkout/server'],
    ['e2e/contract/catalog/src/invented.server.test.ts', '@vyloha/storefront/testing'],
    ['libs/demo-shop/src/invented.ts', '@vyloha/store-client'],
    ['libs/import-documents/src/invented.ts', '@vyloha/demo-shop'],
    ['apps/storefront/app/compose/invented.ts', '@vyloha/demo-shop'],
    ['libs/backend/kernel/src/server/invented.ts', '@vyloha/backend-orders'],
    ['libs/backend/kernel/src/mail/invented.ts', '@vyloha/backend-accounts'],
    ['libs/backend/kernel/src/jobs/invented.ts', '@vyloha/backend-catalog'],
    ['libs/backend/kernel/src/database/invented.ts', '@vyloha/backend-shop/tables'],
    ['libs/backend/shop/src/invented.ts', '@vyloha/backend-orders'],
    ['libs/backend/shop/src/invented.ts', '@vyloha/backend-content'],
    ['libs/backend/content/src/invented.ts', '@vyloha/backend-catalog'],
    ['libs/backend/content/src/invented.ts', '@vyloha/backend-reviews/tables'],
    ['libs/backend/catalog/src/invented.ts', '@vyloha/backend-site'],
    ['libs/backend/catalog/src/invented.ts', '@vyloha/backend-orders'],
    ['libs/backend/accounts/src/invented.ts', '@vyloha/backend-orders'],
    ['libs/backend/accounts/src/invented.ts', '@vyloha/backend-companies/tables'],
    ['libs/backend/cart/src/invented.ts', '@vyloha/backend-orders'],
    ['libs/backend/cart/src/invented.ts', '@vyloha/backend-companies'],
    ['libs/backend/orders/src/invented.ts', '@vyloha/backend-companies'],
    ['libs/backend/orders/src/invented.ts', '@vyloha/backend-after-sales/tables'],
    ['libs/backend/reviews/src/invented.ts', '@vyloha/backend-companies'],
    ['libs/backend/after-sales/src/invented.ts', '@vyloha/backend-companies'],
    ['libs/backend/companies/src/invented.ts', '@vyloha/backend-schedules'],
    ['libs/backend/schedules/src/invented.ts', '@vyloha/backend-import'],
    ['libs/backend/feeds/src/invented.ts', '@vyloha/backend-import'],
    ['libs/cart/src/handlers/invented.server.ts', '@vyloha/backend-cart'],
  ])('%s may not import %s', async (file, specifier) => {
    expect(await findBrokenRules(file, createImportCode(specifier))).toContain(boundary);
  });

  it.each([
    ['libs/checkout/src/handlers/invented.server.ts', '@vyloha/cart/server'],
    ['libs/cart/src/handlers/invented.server.ts', '@vyloha/session'],
    ['libs/cart/src/ui/invented.test.tsx', '@vyloha/testing'],
    ['e2e/contract/purchase/src/invented.server.test.ts', '@vyloha/test-backend'],
    ['e2e/contract/purchase/src/invented.server.test.ts', '@vyloha/checkout/server'],
    ['e2e/contract/storefront/src/invented.server.test.ts', '@vyloha/storefront/testing'],
    ['apps/storefront/app/compose/invented.ts', '@vyloha/checkout'],
    ['libs/demo-shop/src/invented.ts', '@vyloha/import-documents'],
    ['libs/backend/orders/src/invented.ts', '@vyloha/backend-cart'],
    ['libs/backend/orders/src/invented.ts', '@vyloha/backend-accounts/tables'],
    ['apps/backend/src/invented.ts', '@vyloha/backend-companies'],
    ['libs/backend/import/src/invented.ts', '@vyloha/demo-shop'],
    ['tools/bench/src/invented.ts', '@vyloha/demo-shop/search'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await findBrokenRules(file, createImportCode(specifier))).toEqual([]);
  });
});

describe('folders inside a library', () => {
  it.each([
    ['libs/cart/src/model/invented.ts', 'react'],
    ['libs/cart/src/model/invented.ts', '../api/cart.server'],
    ['libs/cart/src/machine/invented.ts', '@vyloha/store-client'],
    ['libs/cart/src/api/invented.server.ts', '../handlers/cart-page.server'],
    ['libs/cart/src/ui/invented.tsx', '../api/cart.server'],
    ['libs/cart/src/ui/invented.tsx', '@vyloha/session/server'],
    ['libs/cart/src/ui/invented.tsx', '@vyloha/links/server'],
    ['libs/cart/src/model/invented.ts', '@vyloha/links/server'],
    ['libs/company/src/model/invented.ts', '@vyloha/orders/server'],
    ['libs/company/src/model/invented.ts', '@vyloha/orders/ui'],
    ['libs/backend/cart/src/invented.ts', '@vyloha/links/server'],
    ['libs/backend/cart/src/invented.ts', '@vyloha/i18n'],
    ['libs/http-client/src/invented.ts', '@vyloha/store-client'],
    ['libs/store-client/src/invented.ts', '@vyloha/cms-client'],
    ['e2e/catalog/invented.ts', '@vyloha/cart/ui'],
    ['e2e/contract/purchase/src/invented.server.test.ts', '@vyloha/cart/ui'],
  ])('%s may not import %s', async (file, specifier) => {
    expect((await findBrokenRules(file, createImportCode(specifier))).join()).toContain('no-restricted-imports');
  });

  it.each([
    ['libs/cart/src/model/invented.ts', 'valibot'],
    ['libs/company/src/model/invented.ts', '@vyloha/orders'],
    ['libs/cart/src/handlers/invented.server.ts', '../api/cart.server'],
    ['libs/cart/src/handlers/invented.server.ts', '@vyloha/links/server'],
    ['libs/backend/cart/src/invented.ts', '@vyloha/config/server'],
    ['libs/backend/cart/src/invented.ts', '@vyloha/money'],
    ['e2e/catalog/invented.ts', '@vyloha/cart/testing'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await findBrokenRules(file, createImportCode(specifier))).toEqual([]);
  });
});

describe('types across folders', () => {
  const createTypeImportCode = (specifier: string) =>
    `import type { Thing } from '${specifier}';\n\nexport type Used = Thing;\n`;

  it('lets ui import the type of what a loader returns, but no value', async () => {
    expect(
      await findBrokenRules(
        'libs/cart/src/ui/invented.tsx',
        createTypeImportCode('../handlers/cart-page-loader.server'),
      ),
    ).toEqual([]);
    const broken = await findBrokenRules(
      'libs/cart/src/model/invented.ts',
      createTypeImportCode('../handlers/cart-page-loader.server'),
    );
    expect(broken.join()).toContain('no-restricted-imports');
  });
});

describe('sizes and names', () => {
  it.each([
    ['libs/cart/src/handlers/page.ts', createImportCode('@vyloha/session'), 'no-restricted-syntax'],
    [
      'libs/cart/src/handlers/page-action.server.ts',
      'export const read = (request: Request) => request.formData();\n',
      'no-restricted-syntax',
    ],
    ['libs/cart/src/model/utils.ts', 'export const one = 1;\n', 'no-restricted-syntax'],
    ['libs/cart/src/model/CartLine.ts', 'export const one = 1;\n', 'no-restricted-syntax'],
    ['libs/cart/src/index.ts', "export * from './model/cart';\n", 'no-restricted-syntax'],
    ['apps/storefront/app/routes/long.tsx', 'export const one = 1;\n'.repeat(26), 'max-lines'],
    ['libs/cart/src/model/loose.ts', 'export const one: any = 1;\n', '@typescript-eslint/no-explicit-any'],
    ['libs/cart/src/model/focused.test.ts', "it.only('x', () => undefined);\n", 'no-restricted-syntax'],
  ])('%s is refused', async (file, code, rule) => {
    expect(await findBrokenRules(file, code)).toContain(rule);
  });
});

describe('the current graph', () => {
  it('has two known tags on every project and only dependencies of the table', async () => {
    const graph = await createProjectGraphAsync({ exitOnError: true });
    const tagOf = (name: string, kind: string) =>
      graph.nodes[name]?.data.tags?.find((tag) => tag.startsWith(`${kind}:`))?.slice(kind.length + 1);
    for (const node of Object.values(graph.nodes)) {
      if (node.name === 'vyloha') continue;
      expect(
        node.data.tags?.filter((tag) => !tag.startsWith('npm:')),
        node.name,
      ).toHaveLength(2);
      expect(Object.keys(typeTable), node.name).toContain(tagOf(node.name, 'type'));
    }
    for (const from of domains) {
      const dependencies = (graph.dependencies[from] ?? [])
        .map((dependency) => dependency.target)
        .filter((to) => domains.includes(to));
      expect(domainTable[from], from).toEqual(expect.arrayContaining(dependencies));
    }
  });
});

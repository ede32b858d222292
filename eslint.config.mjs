import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { folderTable, nxConstraints, allowedLibraries } from './tools/boundaries/src/dependency-table.mjs';
import { importPatterns } from './tools/boundaries/src/folder-rules.mjs';

const tests = ['**/*.test.{ts,tsx}', '**/*.spec.{ts,mjs}', '**/index.testing.ts', '**/testing/**'];
const refuseFile = (files, message, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-syntax': ['error', { selector: 'Program', message }] },
});
const bannedSyntax = [
  { selector: 'ExportAllDeclaration', message: 'An entry point names what it exports.' },
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme)$/]',
    message: 'No skipped, focused or empty test.',
  },
  {
    selector:
      'CallExpression[callee.name="useLoaderData"] > TSTypeParameterInstantiation > :matches(TSTypeReference, TSTypeLiteral)',
    message: 'The type of loader data is what the loader returns: useLoaderData<typeof loader>().',
  },
];
const unboundedForm = {
  selector: 'CallExpression[callee.property.name="formData"]',
  message: 'Forms are read by @vyloha/forms/server, which takes known fields only.',
};
const naming = [
  // The plain form of PascalCase takes `MAX` and `MAXAGE` as well.
  { selector: ['variable', 'function'], format: ['camelCase', 'StrictPascalCase'], leadingUnderscore: 'allow' },
  // Fields of the wire keep their names.
  { selector: 'variable', modifiers: ['destructured'], format: null },
  { selector: 'typeLike', format: ['PascalCase'] },
];
const boundaries = (extraTypes, allow = []) => [
  'error',
  { enforceBuildableLibDependency: false, allow, depConstraints: nxConstraints(extraTypes) },
];
/** Restricts projects of one kind to these platform libraries. */
const onlyLibraries = (files, libraries, extra = '', ignores = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@vyloha/(?!(${libraries.join('|')})(/|$)${extra})`,
            message: 'Not open to this project; see tools/boundaries.',
          },
        ],
      },
    ],
  },
});

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/build',
      '**/.data',
      '**/.nx',
      '**/.cache',
      '**/*.generated.*',
      '**/graphql-env.d.ts',
      'apps/backend/migrations',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  ...tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx, 'react-hooks': reactHooks },
    rules: {
      '@nx/enforce-module-boundaries': boundaries([]),
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/naming-convention': ['error', ...naming],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
      'no-restricted-syntax': ['error', ...bannedSyntax],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    ...jsxA11y.flatConfigs.recommended,
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  ...Object.keys(folderTable).map((folder) => ({
    files: [`libs/*/src/${folder}/**/*.{ts,tsx}`],
    ignores: [
      ...tests,
      'libs/{ui,forms,rich-text,testing,config,links,i18n,money,contract,http-client,store-client,cms-client,analytics,telemetry}/**',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: importPatterns(folder) }] },
  })),
  {
    files: ['**/*.tsx'],
    ignores: [...tests, 'libs/ui/src/link/link.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@remix-run/react',
          importNames: ['Link'],
          message: 'Pages have hundreds of links: take the one of @vyloha/ui.',
        },
      ],
    },
  },
  onlyLibraries(['apps/backend/**/*.ts', 'libs/backend/**/*.ts'], allowedLibraries.backend),
  onlyLibraries(['libs/{http-client,store-client,cms-client,analytics}/**/*.ts'], allowedLibraries.client),
  onlyLibraries(
    ['tools/**/*.{ts,mjs}'],
    [...allowedLibraries.tool, 'boundaries', 'workspace-plugin', 'checks', 'bench', 'run'],
  ),
  onlyLibraries(['e2e/**/*.ts'], allowedLibraries.e2e, '|[^/]+/testing$', ['e2e/contract/**']),
  {
    files: ['e2e/contract/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@vyloha/[^/]+/ui$',
              message: 'What the wire promises is proven by handlers, not by components.',
            },
          ],
        },
      ],
    },
  },
  { files: ['apps/storefront/app/routes/**/*.{ts,tsx}'], rules: { 'max-lines': ['error', { max: 25 }] } },
  {
    files: ['libs/*/src/handlers/**/*.ts', 'apps/storefront/app/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...bannedSyntax, unboundedForm] },
  },
  {
    files: tests,
    rules: {
      '@nx/enforce-module-boundaries': boundaries(['testing']),
    },
  },
  {
    // They start the app's own host; nothing else imports an app.
    files: ['e2e/contract/storefront/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': boundaries(['testing'], ['@vyloha/storefront/testing']) },
  },
  {
    files: ['tools/**', '**/*.mjs'],
    rules: { 'no-console': 'off' },
  },
  { files: ['eslint.config.mjs'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  refuseFile(
    ['libs/*/src/{api,handlers}/**/*.{ts,tsx}'],
    'A file of the server ends in .server.ts, or the bundler ships it to the browser.',
    ['**/*.server.ts', '**/*.test.{ts,tsx}'],
  ),
  refuseFile(
    [
      '**/{shared,utils,util,helpers,helper,common,misc}/**',
      '**/{shared,utils,util,helpers,helper,common,misc}.{ts,tsx,mjs}',
    ],
    'A name says what is inside: no shared, utils, common, helpers or misc.',
  ),
  refuseFile(['**/*[A-Z]*.{ts,tsx,mjs}'], 'File names are kebab-case.'),
);

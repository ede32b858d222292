import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkLibrary, createTemporaryWorkspace, type TemporaryWorkspace } from '../temporary-workspace';

let workspace: TemporaryWorkspace;

beforeAll(() => {
  workspace = createTemporaryWorkspace();
});

afterAll(() => workspace.remove());

describe('domain and component', () => {
  it('create a library that passes lint, types and its own tests', () => {
    const domainArgs = [
      '--owns=Points for purchases.',
      '--cs=Věrnostní body',
      '--sk=Vernostné body',
      '--dependencies=cart',
    ];
    workspace.nx('g', '@vyloha/workspace-plugin:domain', 'loyalty', ...domainArgs);
    linkLibrary(workspace, 'loyalty');
    workspace.nx(
      'g',
      '@vyloha/workspace-plugin:component',
      'pointsBalance',
      '--project=loyalty',
      '--cs=Stav bodů',
      '--sk=Stav bodov v účte',
    );

    expect(workspace.read('libs/loyalty/src/index.ui.ts')).toBe(
      "export { LoyaltyPage } from './ui/loyalty-page/loyalty-page';\nexport { PointsBalance } from './ui/points-balance/points-balance';\n",
    );
    expect(workspace.read('CODEOWNERS')).toMatch(/^\/libs\/loyalty\/ +@vyloha\/platform$/m);
    expect(workspace.read('tools/boundaries/src/dependency-table.mjs')).toContain("loyalty: ['cart'],");

    workspace.nx('lint', 'loyalty');
    workspace.nx('typecheck', 'loyalty');
    expect(workspace.nx('test', 'loyalty')).toMatch(/Tests\s+2 passed/);
  });

  it('reject an existing library, an existing component, and an unknown library', () => {
    const headingArgs = ['--cs=Text', '--sk=Text'];
    expect(() => workspace.nx('g', '@vyloha/workspace-plugin:domain', 'cart', '--owns=x', ...headingArgs)).toThrow(
      'is there already',
    );
    expect(() =>
      workspace.nx('g', '@vyloha/workspace-plugin:component', 'points-balance', '--project=loyalty', ...headingArgs),
    ).toThrow('is there already');
    expect(() =>
      workspace.nx('g', '@vyloha/workspace-plugin:component', 'x', '--project=nowhere', ...headingArgs),
    ).toThrow('no library nowhere');
  });
});

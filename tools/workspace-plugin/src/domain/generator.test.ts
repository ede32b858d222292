import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkRoom, makeTemporaryWorkspace, type TemporaryWorkspace } from '../temporary-workspace';

let workspace: TemporaryWorkspace;

beforeAll(() => {
  workspace = makeTemporaryWorkspace();
});

afterAll(() => workspace.remove());

describe('domain and component', () => {
  it('make a room that passes lint, types and its own tests', () => {
    const words = ['--owns=Points for purchases.', '--cs=Věrnostní body', '--sk=Vernostné body', '--mayUse=cart'];
    workspace.nx('g', '@vyloha/workspace-plugin:domain', 'loyalty', ...words);
    linkRoom(workspace, 'loyalty');
    workspace.nx(
      'g',
      '@vyloha/workspace-plugin:component',
      'pointsBalance',
      '--room=loyalty',
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

  it('refuse a room that is there, a component that is there, and a room that is not', () => {
    const texts = ['--cs=Text', '--sk=Text'];
    expect(() => workspace.nx('g', '@vyloha/workspace-plugin:domain', 'cart', '--owns=x', ...texts)).toThrow(
      'is there already',
    );
    expect(() =>
      workspace.nx('g', '@vyloha/workspace-plugin:component', 'points-balance', '--room=loyalty', ...texts),
    ).toThrow('is there already');
    expect(() => workspace.nx('g', '@vyloha/workspace-plugin:component', 'x', '--room=nowhere', ...texts)).toThrow(
      'no room nowhere',
    );
  });
});

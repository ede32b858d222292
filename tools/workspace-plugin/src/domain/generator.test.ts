import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readmeCommands } from '../readme-commands';
import { linkLibrary, createTemporaryWorkspace, type TemporaryWorkspace } from '../temporary-workspace';

let workspace: TemporaryWorkspace;

beforeAll(() => {
  workspace = createTemporaryWorkspace();
  for (const command of readmeCommands('domain')) workspace.nx(...command);
  linkLibrary(workspace, 'loyalty');
  for (const command of readmeCommands('component')) workspace.nx(...command);
});

afterAll(() => workspace.remove());

describe('domain and component', () => {
  it('write formatted code', () => {
    expect(workspace.checkFormatting()).toEqual(
      expect.arrayContaining(['libs/loyalty/src/index.ui.ts', 'tools/boundaries/src/dependency-table.mjs']),
    );
  });

  it('create a library that passes lint, types and its own tests, as does the host with its texts', () => {
    expect(workspace.read('libs/loyalty/src/index.ui.ts')).toBe(
      "export { LoyaltyPage } from './ui/loyalty-page/loyalty-page';\nexport { PointsBalance } from './ui/points-balance/points-balance';\n",
    );
    workspace.nx('run-many', '--targets=lint,typecheck', '--projects=loyalty,storefront', '--parallel=2');
    expect(workspace.nx('test', 'loyalty')).toMatch(/Tests\s+2 passed/);
  });

  it('add the library to every list of libraries', () => {
    expect(workspace.read('CODEOWNERS')).toMatch(/^\/libs\/links\/ .*\n\/libs\/loyalty\/ +@vyloha\/platform\n/m);
    expect(workspace.read('tools/boundaries/src/dependency-table.mjs')).toContain("  loyalty: ['cart'],\n};");
    const architecture = workspace.read('docs/architecture.md');
    expect(architecture).toMatch(/^libs\/ +domains: session .* loyalty$/m);
    expect(architecture).toMatch(/^\| library \| owns \|\n(?:\|.*\n)+\| loyalty \| points for purchases \|\n\n/m);
    expect(workspace.read('libs/loyalty/README.md')).toBe('# loyalty\n\nPoints for purchases.\n');
  });

  it('reject an existing library, an existing component, and an unknown library', () => {
    const [domain = [], component = []] = ['domain', 'component'].map((name) => readmeCommands(name)[0]);
    expect(() => workspace.nx(...domain)).toThrow('is there already');
    expect(() => workspace.nx(...component)).toThrow('is there already');
    const elsewhere = component.map((argument) => argument.replace('--project=loyalty', '--project=nowhere'));
    expect(() => workspace.nx(...elsewhere)).toThrow('no library nowhere');
  });
});

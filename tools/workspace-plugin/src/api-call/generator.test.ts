import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readmeCommands } from '../readme-commands';
import { createTemporaryWorkspace, type TemporaryWorkspace } from '../temporary-workspace';

const commands = readmeCommands('api-call');

let workspace: TemporaryWorkspace;

beforeAll(() => {
  workspace = createTemporaryWorkspace();
  for (const command of commands) workspace.nx(...command);
});

afterAll(() => workspace.remove());

describe('api-call', () => {
  it('writes formatted code', () => {
    expect(workspace.checkFormatting()).toContain('libs/cart/src/api/get-gifts.server.ts');
  });

  it('creates calls that pass lint, types and their own tests, and are exported from the server entry point', () => {
    const exported = workspace.read('libs/cart/src/index.server.ts');
    expect(exported).toContain("export { getGifts } from './api/get-gifts.server';");
    expect(exported).toContain("export { redeemVoucherCode } from './api/redeem-voucher-code.server';");
    workspace.nx('run-many', '--targets=lint,typecheck', '--projects=cart', '--parallel=2');
    expect(workspace.nx('run', 'cart:test', '--', 'get-gifts', 'redeem-voucher')).toMatch(
      /Test Files\s+2 passed \(2\)/,
    );
  });

  it('rejects an existing call', () => {
    const [existing = []] = commands;
    expect(() => workspace.nx(...existing)).toThrow('is there already');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryWorkspace, type TemporaryWorkspace } from '../temporary-workspace';

let workspace: TemporaryWorkspace;

beforeAll(() => {
  workspace = createTemporaryWorkspace();
});

afterAll(() => workspace.remove());

describe('api-call', () => {
  it('creates a call that passes lint, types and its own test, and is exported from the server entry point', () => {
    workspace.nx('g', '@vyloha/workspace-plugin:api-call', 'get-voucher', '--project=blog', '--path=/api/v1/vouchers');
    workspace.nx(
      'g',
      '@vyloha/workspace-plugin:api-call',
      'redeem-voucher-code',
      '--project=blog',
      '--path=/api/v1/vouchers/code',
      '--method=POST',
    );
    expect(workspace.read('libs/blog/src/index.server.ts')).toContain(
      "export { getVoucher } from './api/get-voucher.server';",
    );
    workspace.nx('lint', 'blog');
    workspace.nx('typecheck', 'blog');
    expect(workspace.nx('test', 'blog')).toMatch(/Tests\s+\d+ passed/);
  });

  it('rejects an existing call', () => {
    expect(() =>
      workspace.nx('g', '@vyloha/workspace-plugin:api-call', 'get-voucher', '--project=blog', '--path=/x'),
    ).toThrow('is there already');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryWorkspace, type TemporaryWorkspace } from '../temporary-workspace';

let workspace: TemporaryWorkspace;

beforeAll(() => {
  workspace = makeTemporaryWorkspace();
});

afterAll(() => workspace.remove());

describe('api-call', () => {
  it('makes a call that passes lint, types and its own test, and stands at the server door', () => {
    workspace.nx('g', '@vyloha/workspace-plugin:api-call', 'get-voucher', '--room=blog', '--path=/api/v1/vouchers');
    workspace.nx(
      'g',
      '@vyloha/workspace-plugin:api-call',
      'redeem-voucher-code',
      '--room=blog',
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

  it('refuses a call that is there', () => {
    expect(() =>
      workspace.nx('g', '@vyloha/workspace-plugin:api-call', 'get-voucher', '--room=blog', '--path=/x'),
    ).toThrow('is there already');
  });
});

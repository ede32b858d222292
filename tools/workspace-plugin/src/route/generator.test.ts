import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryWorkspace, type TemporaryWorkspace } from '../temporary-workspace';

/** Tests of the host that go through its whole route table; the others know nothing of a new route. */
const routeTableTests = ['cross-site-routes', 'known-query-keys', 'route-label', 'guards'];

let workspace: TemporaryWorkspace;

beforeAll(() => {
  workspace = makeTemporaryWorkspace();
});

afterAll(() => workspace.remove());

describe('route', () => {
  it('makes a thin route that passes lint, types and the tests of the route table, and its line in the table', () => {
    const words = ['--room=cart', '--path=/darkovy-kosik', '--page=CartPage', '--loader=cartPageLoader'];
    workspace.nx('g', '@vyloha/workspace-plugin:route', 'gift-cart', ...words, '--action=cartPageAction');
    expect(workspace.read('apps/storefront/app/routes.ts')).toContain(
      "route('darkovy-kosik', 'routes/gift-cart.tsx', { id: 'gift-cart___cs' }),",
    );
    expect(workspace.read('apps/storefront/app/routes/gift-cart.tsx').split('\n').length).toBeLessThanOrEqual(25);
    workspace.nx('lint', 'storefront');
    workspace.nx('typecheck', 'storefront');
    workspace.nx('run', 'storefront:test', '--', ...routeTableTests);
  });

  it('refuses an address that is taken and a room that is not there', () => {
    const page = '--page=CartPage';
    expect(() =>
      workspace.nx('g', '@vyloha/workspace-plugin:route', 'other', '--room=cart', '--path=darkovy-kosik', page),
    ).toThrow('has a route already');
    expect(() => workspace.nx('g', '@vyloha/workspace-plugin:route', 'x', '--room=nowhere', '--path=x', page)).toThrow(
      'no room',
    );
  });
});

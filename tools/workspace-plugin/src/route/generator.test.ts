import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryWorkspace, type TemporaryWorkspace } from '../temporary-workspace';

/** Tests of the storefront that cover its whole route table; the others do not depend on a new route. */
const routeTableTests = ['cross-site-routes', 'known-query-keys', 'route-label', 'guards'];

let workspace: TemporaryWorkspace;

beforeAll(() => {
  workspace = createTemporaryWorkspace();
});

afterAll(() => workspace.remove());

describe('route', () => {
  it('creates a thin route that passes lint, types and the tests of the route table, and its line in the table', () => {
    const routeArgs = ['--project=cart', '--path=/darkovy-kosik', '--page=CartPage', '--loader=cartPageLoader'];
    workspace.nx('g', '@vyloha/workspace-plugin:route', 'gift-cart', ...routeArgs, '--action=cartPageAction');
    expect(workspace.read('apps/storefront/app/routes.ts')).toContain(
      "route('darkovy-kosik', 'routes/gift-cart.tsx', { id: 'gift-cart___cs' }),",
    );
    expect(workspace.read('apps/storefront/app/routes/gift-cart.tsx').split('\n').length).toBeLessThanOrEqual(25);
    workspace.nx('lint', 'storefront');
    workspace.nx('typecheck', 'storefront');
    workspace.nx('run', 'storefront:test', '--', ...routeTableTests);
  });

  it('rejects an existing path and an unknown library', () => {
    const page = '--page=CartPage';
    expect(() =>
      workspace.nx('g', '@vyloha/workspace-plugin:route', 'other', '--project=cart', '--path=darkovy-kosik', page),
    ).toThrow('has a route already');
    expect(() =>
      workspace.nx('g', '@vyloha/workspace-plugin:route', 'x', '--project=nowhere', '--path=x', page),
    ).toThrow('no library');
  });
});

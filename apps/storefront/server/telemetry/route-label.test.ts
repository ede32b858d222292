import { describe, expect, it } from 'vitest';
import { createFixtureBuild } from '../testing/fixture-build';
import { createRouteLabel } from './route-label';

describe('the label of a URL', () => {
  const routeOf = createRouteLabel(createFixtureBuild());

  it.each([
    ['/', '/'],
    ['/?q=secret', '/'],
    ['/_root.data?_routes=root', '/.data'],
    ['/kosik', '/kosik'],
    ['/kosik.data', '/kosik.data'],
    ['/produkt/hadice', '/produkt/:slug'],
    ['/mirror', '/mirror'],
    ['/zahrada/hadice/zelene', '/*'],
    ['/%', '/*'],
    ['//evil.example/', '/*'],
    ['', '/'],
    ['*', '/*'],
    ['http://evil.example/secret', '/*'],
  ])('%s → %s', (url, label) => {
    expect(routeOf(url)).toBe(label);
  });
});

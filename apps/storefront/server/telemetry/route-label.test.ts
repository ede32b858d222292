import { describe, expect, it } from 'vitest';
import { smallShop } from '../testing/small-shop';
import { createRouteLabel } from './route-label';

describe('the label of an address', () => {
  const routeOf = createRouteLabel(smallShop());

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

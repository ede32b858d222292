import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aShopperView } from '../../testing/a-shopper-view';
import { ShopperProvider, useShopper } from './shopper-provider';

function Name() {
  return <p>{useShopper().name ?? 'guest'}</p>;
}

describe('useShopper', () => {
  it('returns the shopper of the page', () => {
    render(
      <ShopperProvider shopper={aShopperView({ name: 'Jana Nováková' })}>
        <Name />
      </ShopperProvider>,
    );
    expect(screen.getByText('Jana Nováková')).toBeDefined();
  });

  it('throws a helpful error without a provider', () => {
    expect(() => renderToString(<Name />)).toThrow(/ShopperProvider/);
  });
});

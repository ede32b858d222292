import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aShopperView } from '../../testing/a-shopper-view';
import { ShopperProvider, usePerson, useShopper } from './shopper-provider';

function Name() {
  const { isLoggedIn } = useShopper();
  const { name } = usePerson();
  return <p>{isLoggedIn ? name : 'guest'}</p>;
}

describe('useShopper and usePerson', () => {
  it('return the shopper of the page', () => {
    const view = aShopperView({ isLoggedIn: true, name: 'Jana Nováková' });
    render(
      <ShopperProvider shopper={view} person={view}>
        <Name />
      </ShopperProvider>,
    );
    expect(screen.getByText('Jana Nováková')).toBeDefined();
  });

  it('know nobody without a person', () => {
    render(
      <ShopperProvider shopper={aShopperView()}>
        <Name />
      </ShopperProvider>,
    );
    expect(screen.getByText('guest')).toBeDefined();
  });

  it('throw a helpful error without a provider', () => {
    expect(() => renderToString(<Name />)).toThrow(/ShopperProvider/);
  });
});

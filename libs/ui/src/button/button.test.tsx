import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Button } from './button';
import { ButtonLink } from './button-link';

describe('Button', () => {
  it('does not submit by default', () => {
    renderUi(<Button>Zpět</Button>);
    expect(screen.getByRole('button', { name: 'Zpět' })).toHaveProperty('type', 'button');
  });

  it('is marked as busy', () => {
    renderUi(<Button isBusy>Ukládám</Button>);
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });
});

describe('ButtonLink', () => {
  it('is a link', () => {
    renderUi(
      <ButtonLink to="/kosik" icon="cart">
        Do košíku
      </ButtonLink>,
    );
    expect(screen.getByRole('link', { name: 'Do košíku' }).getAttribute('href')).toBe('/kosik');
  });
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Icon } from './icon';

it('references its symbol of the sprite', () => {
  const { container } = renderUi(<Icon name="truck" />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/icons.*#truck$/);
});

it('is decoration without a label and a picture with one', () => {
  const { container } = renderUi(<Icon name="truck" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  renderUi(<Icon name="store" label="Prodejna" />);
  expect(screen.getByRole('img', { name: 'Prodejna' })).toBeTruthy();
});

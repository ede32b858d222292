import { screen } from '@testing-library/react';
import { renderWithProviders } from '@vyloha/testing';
import { expect, it } from 'vitest';
import { SellingPoints } from './selling-points';

it('cuts titles at 80 characters and knows its icons', () => {
  const points = [{ icon: 'nonsense', title: 'a'.repeat(81), text: null, to: null }];
  const { container } = renderWithProviders(<SellingPoints points={points} />);
  expect(screen.getByRole('listitem').textContent).toBe(`${'a'.repeat(79)}…`);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#check$/);
});

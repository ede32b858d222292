import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Rating } from './rating';

it('describes its value to one decimal and the number of ratings', () => {
  const { container } = renderUi(<Rating value={88} count={14} />);
  expect(screen.getByRole('img', { name: 'Hodnocení 4,4 z 5 hvězdiček' })).toBeTruthy();
  expect(container.textContent).toBe('(14)');
});

it('is described in Slovak', () => {
  renderUi(<Rating value={100} />, 'sk');
  expect(screen.getByRole('img', { name: 'Hodnotenie 5,0 z 5 hviezdičiek' })).toBeTruthy();
});

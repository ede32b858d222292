import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { EmptyState } from './empty-state';

it('says what happened and offers a link to continue', () => {
  renderUi(
    <EmptyState icon="cart" title="Košík je prázdný" headingLevel={1} actions={<a href="/">Na úvod</a>}>
      Zatím jste nic nevybrali.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Košík je prázdný');
  expect(screen.getByRole('link', { name: 'Na úvod' })).toBeTruthy();
});

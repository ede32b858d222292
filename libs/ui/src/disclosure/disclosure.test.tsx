import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Disclosure } from './disclosure';

it('keeps its content in the page, open or not', () => {
  renderUi(
    <Disclosure title="Jak dlouho trvá doručení?" isInitiallyOpen>
      Do dvou dnů.
    </Disclosure>,
  );
  expect(screen.getByRole('group')).toHaveProperty('open', true);
  expect(screen.getByText('Do dvou dnů.')).toBeTruthy();
});

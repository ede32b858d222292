import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { IconButton } from './icon-button';

it('uses its label as accessible name and tooltip', () => {
  renderUi(<IconButton icon="heart" label="Přidat do oblíbených" aria-pressed={false} />);
  const button = screen.getByRole('button', { name: 'Přidat do oblíbených', pressed: false });
  expect(button.title).toBe('Přidat do oblíbených');
});

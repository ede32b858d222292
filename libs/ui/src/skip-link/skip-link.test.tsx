import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { SkipLink } from './skip-link';

it('links to the content', () => {
  renderUi(<SkipLink target="obsah">Přejít na obsah</SkipLink>);
  expect(screen.getByRole('link', { name: 'Přejít na obsah' }).getAttribute('href')).toBe('#obsah');
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import { UnavailableAddButton } from './unavailable-add-button';

beforeEach(() => {
  document.body.innerHTML = '';
});

it.each([
  ['variantRequired', 'Prosím vyberte variantu', 'plain'],
  ['notAvailable', 'Není skladem', 'danger'],
  ['notSaleable', 'Neprodejné', 'danger'],
] as const)('looks disabled by %s, can be reached and says why', async (reason, text, tone) => {
  renderInShop(<UnavailableAddButton reason={reason} name="Hadice" />);
  const button = screen.getByRole('button', { name: 'Do košíku – Hadice', description: text });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('tooltip', { hidden: true }).dataset['tone']).toBe(tone);
});

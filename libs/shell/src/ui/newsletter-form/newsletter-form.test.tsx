import { screen } from '@testing-library/react';
import { renderWithProviders } from '@vyloha/testing';
import { expect, it } from 'vitest';
import { NewsletterForm } from './newsletter-form';

it.each([
  ['cs', 'souhlas platí 20 let nebo do odvolání'],
  ['sk', 'súhlas platí 20 rokov alebo do odvolania'],
] as const)('describes its field by how long the consent lasts, in %s', (locale, duration) => {
  const { unmount } = renderWithProviders(<NewsletterForm source="footer" currentPath="/" />, { locale });
  const hintId = screen.getByRole('textbox').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hintId)?.textContent).toContain(duration);
  unmount();
});

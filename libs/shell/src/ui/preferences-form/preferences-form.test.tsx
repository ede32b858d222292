import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PreferencesForm } from './preferences-form';

const slovak = { field: 'locale', value: 'sk', shortLabel: 'SK', name: 'Slovenčina', isSelected: false } as const;

it('posts an option, and links to one that has its own URL', () => {
  const { rerender } = render(<PreferencesForm label="Jazyk" options={[slovak]} currentPath="/zahrada" />);
  expect(screen.getByRole('button', { name: 'Slovenčina' }).getAttribute('value')).toBe('sk');
  const linked = { ...slovak, href: 'https://shop.example.sk/zahrada' };
  rerender(<PreferencesForm label="Jazyk" options={[linked]} currentPath="/zahrada" />);
  expect(screen.getByRole('link', { name: 'Slovenčina' }).getAttribute('href')).toBe(linked.href);
  expect(screen.queryByRole('button')).toBeNull();
});

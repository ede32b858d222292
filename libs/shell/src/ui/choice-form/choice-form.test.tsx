import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChoiceForm } from './choice-form';

const slovak = { field: 'locale', value: 'sk', short: 'SK', name: 'Slovenčina', isChosen: false } as const;

it('posts a choice, and links to one that has an address of its own', () => {
  const { rerender } = render(<ChoiceForm label="Jazyk" choices={[slovak]} here="/zahrada" />);
  expect(screen.getByRole('button', { name: 'Slovenčina' }).getAttribute('value')).toBe('sk');
  const linked = { ...slovak, href: 'https://shop.example.sk/zahrada' };
  rerender(<ChoiceForm label="Jazyk" choices={[linked]} here="/zahrada" />);
  expect(screen.getByRole('link', { name: 'Slovenčina' }).getAttribute('href')).toBe(linked.href);
  expect(screen.queryByRole('button')).toBeNull();
});

import { renderInShop } from '@vyloha/catalog/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SearchField } from './search-field';

function show(path: string) {
  renderInShop(<SearchField />, { path });
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Hledat v obchodě' });
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('SearchField', () => {
  it('is a form that asks for the results page', () => {
    const field = show('/zahrada?q=neco');
    expect([field.name, field.form?.getAttribute('action'), field.form?.method]).toEqual(['q', '/hledat', 'get']);
    expect(field.value).toBe('');
    expect(screen.getByRole('button', { name: 'Hledat' }).getAttribute('type')).toBe('submit');
  });

  it('keeps the query on the results page', () => {
    expect(show('/hledat?q=zahradn%C3%AD+hadice').value).toBe('zahradní hadice');
  });
});

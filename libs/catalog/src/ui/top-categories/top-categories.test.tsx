import { renderInShop } from '@vyloha/cart/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { TopCategory } from '../../model/category/top-category';
import { TopCategories } from './top-categories';

beforeEach(() => {
  document.body.innerHTML = '';
});

const hoses = { title: 'Hadice', to: '/hadice' };
const long = 'Všechno pro zahradu, kterou jste si vždycky přáli mít';

function show(topCategories: readonly TopCategory<string>[]) {
  renderInShop(<TopCategories />, { loader: () => ({ topCategories }) });
}

it('links the titles and the entries below them; long titles are truncated', async () => {
  show([
    { title: long, to: '/zahrada', fileKey: 'garden', links: [hoses] },
    { title: 'Výhodně', to: null, fileKey: null, links: [{ title: 'Akce', to: '/akce' }] },
  ]);
  const menu = await screen.findByRole('navigation', { name: 'Hlavní nabídka zboží' });
  const links = within(menu).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/zahrada', '/hadice', '/akce']);
  expect(links[0]?.textContent.length).toBeLessThanOrEqual(45);
  expect(within(menu).getByText('Výhodně').closest('a')).toBeNull();
});

import { renderWithProviders } from '@vyloha/testing';
import { expect, it } from 'vitest';
import { BranchStock } from './branch-stock';

const karlin = { name: 'Praha – Karlín', slug: 'praha-karlin', pieces: '5', isCapped: true };
const brno = { name: 'Brno – Veveří', slug: 'brno-veveri', pieces: '2', isCapped: false };

it('lists the branches with stock, collapsed by default', () => {
  const { container, getByRole } = renderWithProviders(<BranchStock branches={[karlin, brno]} unit="ks" />);
  expect(container.querySelector('summary')?.textContent).toBe('Skladem na 2 pobočkách');
  expect(container.querySelector('details')?.open).toBe(false);
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Praha – Karlínpřes 5 ks',
    'Brno – Veveří2 ks',
  ]);
  expect(getByRole('link', { name: karlin.name, hidden: true }).getAttribute('href')).toBe('/pobocky/praha-karlin');
});

it('renders nothing where no branch has stock', () => {
  const { container } = renderWithProviders(<BranchStock branches={[]} unit="ks" />);
  expect(container.innerHTML).toBe('');
});

import { fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '@vyloha/testing';
import { expect, it } from 'vitest';
import { MainMenu } from './main-menu';

const menu = {
  code: 'main',
  title: 'Nabídka',
  items: [
    { title: 'Zahrada', href: '/zahrada', children: [{ title: 'Zavlažování', href: '/zahrada/zavlazovani' }] },
    { title: 'Další', children: [{ title: 'Poradna', href: '/poradna' }] },
  ],
};

it('has its dropdowns once it is used, and until then every department leads somewhere', () => {
  renderWithProviders(<MainMenu menu={menu} />);
  const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses()).toEqual(['/zahrada', '/nabidka']);
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Zahrada' }));
  expect(addresses()).toEqual(['/zahrada', '/zahrada/zavlazovani', '/nabidka', '/poradna']);
});

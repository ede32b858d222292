import { createRemixStub } from '@remix-run/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nProvider } from '@vyloha/i18n';
import { allMessages } from '@vyloha/testing';
import { expect, it, vi } from 'vitest';
import { paths } from '@vyloha/links';
import { MenuButton } from './menu-button';

it('is a link to the menu, which opens over the page and is loaded only then', async () => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  const items = [{ title: 'Zahrada', href: '/zahrada', children: [{ title: 'Hadice', href: '/hadice' }] }];
  const loader = vi.fn(() => ({ menu: { items } }));
  const Page = () => (
    <I18nProvider locale="cs" messages={allMessages('cs')}>
      <MenuButton />
    </I18nProvider>
  );
  const Stub = createRemixStub([
    { path: '/', Component: Page },
    { path: paths.menu(), loader, Component: () => <p>stránka nabídky</p> },
  ]);
  render(<Stub />);
  const button = screen.getByRole('link', { name: 'Otevřít nabídku' });
  expect(button.getAttribute('href')).toBe(paths.menu());
  expect(loader).not.toHaveBeenCalled();

  fireEvent.click(button);
  expect(await screen.findByText('Zahrada')).toBeTruthy();
  expect(screen.getByText('Vše: Zahrada').getAttribute('href')).toBe('/zahrada');
  expect(screen.queryByText('stránka nabídky')).toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { MailLinkPage } from './mail-link-page';

const page = { title: 'Zrušit hlídání', lead: 'Hlídání zrušíme.', toShop: { label: 'Do obchodu', to: '/eshop' } };

it('posts the token by a button that is named as the page', () => {
  const { container } = renderUi(<MailLinkPage {...page} token="secret" />);
  const form = screen.getByRole('button', { name: 'Zrušit hlídání' }).closest('form');
  expect(form?.method).toBe('post');
  expect(new FormData(form ?? undefined).get('token')).toBe('secret');
  expect(container.querySelector('a[href="/eshop"]')).toBeNull();
});

it('says what is done in place of what there was to do', () => {
  const done = { title: 'Hlídání je zrušené', lead: 'E-mail jsme smazali.' };
  renderUi(<MailLinkPage {...page} token="" done={done} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(done.title);
  expect(screen.queryByText(page.lead)).toBeNull();
});

it('leads to the shop where there is nothing to do', () => {
  renderUi(<MailLinkPage {...page} token="" />);
  expect(screen.getByRole('link', { name: 'Do obchodu' }).getAttribute('href')).toBe('/eshop');
  expect(screen.queryByRole('button')).toBeNull();
});

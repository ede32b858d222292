import { cleanup, screen, within } from '@testing-library/react';
import { parseRichText } from '@vyloha/rich-text';
import { afterEach, describe, expect, it } from 'vitest';
import { ContentPage } from '../content-page/content-page';
import { FaqPage } from '../faq-page/faq-page';
import { renderPage } from '../../testing/render-page';
import { GuidePage } from '../guide-page/guide-page';

afterEach(cleanup);

const toRichText = (text: string) => parseRichText([{ type: 'paragraph', content: [{ type: 'text', text }] }]);
const delivery = { id: 'doprava', title: 'Doprava', description: 'Kurýr a pošta', to: '/stranka/doprava' };
const terms = { id: 'podminky', title: 'Podmínky', description: null, to: '/stranka/podminky' };
const questions = [{ id: 'q-1', title: 'Kdy dorazí?', answer: toRichText('Zítra.') }];
const contactBox = { title: null, text: 'Zavolejte nám.', hasButton: true };
const getLinks = (element: HTMLElement) => within(element).getAllByRole('link');

describe('ContentPage', () => {
  const page = {
    id: 'doprava',
    title: 'Doprava',
    text: toRichText('Balíme s láskou.'),
    pages: [delivery, terms],
    termsVersions: [],
    termsVersion: null,
  };

  it('lists versions of the terms, and says which one is shown', async () => {
    const versions = [
      { id: 'b', createdAt: '2026-11-01T08:00:00+01:00' },
      { id: 'a', createdAt: '2026-01-01T08:00:00+01:00' },
    ];
    renderPage(ContentPage, { ...page, contact: null, termsVersions: versions, termsVersion: versions[1] });
    const list = within(await screen.findByRole('region', { name: 'Všechna znění' }));
    expect(list.getByRole('link', { name: /1\.\s1\.\s2026/, current: 'page' }).getAttribute('href')).toBe(
      '/stranka/obchodni-podminky?verze=a',
    );
    expect(list.getByRole('link', { name: 'Zpět na platné znění' })).toBeTruthy();
    expect(screen.getByText(/Tohle je znění od/)).toBeTruthy();
  });

  it('shows the text, and links to other pages', async () => {
    renderPage(ContentPage, { ...page, contact: null });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Doprava');
    expect(screen.getByText('Balíme s láskou.')).toBeTruthy();
    const more = screen.getByRole('navigation', { name: 'Další informace' });
    expect(getLinks(more).map((link) => link.getAttribute('href'))).toEqual([
      '/stranka/doprava',
      '/stranka/podminky',
      '/nejcastejsi-dotazy',
    ]);
    expect(within(more).getByRole('link', { current: 'page' }).textContent).toBe('Doprava');
    expect(screen.queryByText('Potřebujete poradit?')).toBeNull();
  });

  it('shows the contact box, with default texts where the editor has none', async () => {
    renderPage(ContentPage, { ...page, contact: contactBox });
    const box = await screen.findByRole('region', { name: 'Potřebujete poradit?' });
    expect(box.textContent).toContain('Zavolejte nám.');
    expect(getLinks(box).map((link) => link.getAttribute('href'))).toEqual(['/kontakt']);
  });

  it('has no button where the editor disabled it', async () => {
    const contact = { ...contactBox, title: 'Píšete rádi?', hasButton: false };
    renderPage(ContentPage, { ...page, contact });
    const box = await screen.findByRole('region', { name: 'Píšete rádi?' });
    expect(within(box).queryByRole('link')).toBeNull();
  });
});

describe('FaqPage', () => {
  it('renders the answers in the page', async () => {
    renderPage(FaqPage, { questions, pages: [] });
    expect((await screen.findByText('Zítra.')).closest('details')?.textContent).toContain('Kdy dorazí?');
    expect(screen.getByRole('region', { name: 'Nenašli jste odpověď?' })).toBeTruthy();
  });

  it('shows an empty state without questions', async () => {
    renderPage(FaqPage, { questions: [], pages: [] });
    expect(await screen.findByRole('heading', { name: 'Dotazy právě připravujeme' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kontaktujte nás' }).getAttribute('href')).toBe('/kontakt');
  });
});

describe('GuidePage', () => {
  it('links to all pages, to the first questions and to the others', async () => {
    renderPage(GuidePage, { questions, pages: [delivery, terms] });
    expect((await screen.findByRole('link', { name: 'Doprava' })).closest('li')?.textContent).toContain('Kurýr');
    expect(screen.getByText('Zítra.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Všechny dotazy' }).getAttribute('href')).toBe('/nejcastejsi-dotazy');
  });

  it('leaves out empty sections', async () => {
    renderPage(GuidePage, { questions: [], pages: [] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nákupní poradna' })).toBeTruthy();
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Nákupní poradna',
      'Potřebujete poradit?',
    ]);
  });
});

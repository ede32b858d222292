import { expect, it } from 'vitest';
import { withoutLinksTo } from './menu';

it('leaves out links to a page at any depth, also with a query', () => {
  const items = [
    { title: 'Přihlášení', href: '/prihlasit?redirectTo=%2Fzahrada' },
    {
      title: 'Zákazníkům',
      isHeading: true as const,
      children: [
        { title: 'Můj účet', href: '/prihlasit' },
        { title: 'Doprava', href: '/stranka/doprava' },
      ],
    },
    { title: 'Přihláška ke kurzu', href: '/prihlasit-se-na-kurz' },
  ];
  expect(withoutLinksTo('/prihlasit', { code: 'footer', title: '', items }).items).toEqual([
    { title: 'Zákazníkům', isHeading: true, children: [{ title: 'Doprava', href: '/stranka/doprava' }] },
    { title: 'Přihláška ke kurzu', href: '/prihlasit-se-na-kurz' },
  ]);
});

import { expect, it } from 'vitest';
import { withParentLinks } from './parent-links';

it('links each child to its parent', () => {
  const [garden] = withParentLinks([
    {
      title: 'Zahrada',
      href: '/zahrada',
      children: [{ title: 'Hadice', children: [{ title: 'Flexi', href: '/flexi' }] }],
    },
  ]);
  expect(garden?.parent).toBeNull();
  expect(garden?.children[0]?.parent).toEqual({ title: 'Zahrada', href: '/zahrada' });
  expect(garden?.children[0]?.children[0]).toEqual({
    title: 'Flexi',
    href: '/flexi',
    parent: { title: 'Hadice' },
    children: [],
  });
});

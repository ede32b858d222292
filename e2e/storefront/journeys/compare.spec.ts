import { findKnownPages } from '../fixtures/known-pages';
import { expect, test } from '../fixtures/test';

test('three goods are compared, and let go again', async ({ page, hasScript, baseURL }) => {
  const { category } = await findKnownPages(baseURL ?? '');
  await page.goto(category);
  const scales = page.locator('main').getByRole('button', { name: /^Porovnat: / });
  const names: string[] = [];
  for (const index of [0, 1, 2]) {
    const scale = scales.nth(index);
    names.push(((await scale.getAttribute('aria-label')) ?? '').replace('Porovnat: ', ''));
    await scale.click();
    if (hasScript) {
      const dialog = page.getByRole('dialog', { name: 'Přidáno do porovnání' });
      await dialog.getByRole('button', { name: 'Pokračovat v nákupu' }).click();
    } else {
      await expect(page.getByText('Přidáno do porovnání').first()).toBeVisible();
      await page.goto(category);
    }
    await expect(scale).toHaveAttribute('aria-pressed', 'true');
  }

  await page.goto('/porovnat');
  const table = page.getByRole('table', { name: 'Porovnání zboží' });
  await expect(table.getByRole('columnheader')).toHaveCount(1 + names.length);
  for (const name of names) await expect(table.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: /\(liší se\)$/ }).first()).toBeVisible();

  await page.reload();
  await table.getByRole('button', { name: `Odebrat z porovnání: ${names[0]}` }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(names.length);
  await page.getByRole('button', { name: 'Odebrat vše' }).click();
  await expect(page.getByText('Zatím nic neporovnáváte')).toBeVisible();
});

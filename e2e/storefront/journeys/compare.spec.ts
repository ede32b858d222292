import type { Page } from '@playwright/test';
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

const boots = '/produkt/zahradni-holinky-val';
const mower = '/produkt/akumulatorova-sekacka-majka';

/** Presses the scales of the goods the page is about, and lets the confirmation go. */
async function press(page: Page, hasScript: boolean) {
  await page
    .locator('main')
    .getByRole('button', { name: /^Porovnat: / })
    .first()
    .click();
  if (hasScript) await page.getByRole('dialog').getByRole('button', { name: 'Pokračovat v nákupu' }).click();
}

test('goods of two departments stand side by side, and what is no longer sold leaves', async ({
  page,
  context,
  hasScript,
  baseURL,
}) => {
  for (const goods of [boots, mower]) {
    await page.goto(goods);
    await press(page, hasScript);
    await expect(
      page
        .locator('main')
        .getByRole('button', { name: /^Porovnat: / })
        .first(),
    ).toHaveAttribute('aria-pressed', 'true');
  }
  const list = (await context.cookies()).find(({ name }) => name.endsWith('compare'));
  const held = decodeURIComponent(list?.value ?? '').split(',');
  expect(held).toHaveLength(2);
  const value = encodeURIComponent([...held, 'p-co-uz-neni'].join(','));
  await context.addCookies([{ name: list?.name ?? '', value, url: baseURL ?? '' }]);

  await page.goto('/porovnat');
  const table = page.getByRole('table', { name: 'Porovnání zboží' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  // What only one of them has is a difference, and a dash for the other.
  const power = table.getByRole('row', { name: /^Pohon \(liší se\)/ });
  await expect(power.getByRole('cell')).toHaveText(['–', 'Akumulátor']);
  const left = (await context.cookies()).find(({ name }) => name.endsWith('compare'));
  expect(decodeURIComponent(left?.value ?? '').split(',')).toEqual(held);
});

test('two tabs share one list', async ({ page, context, hasScript }) => {
  await page.goto(boots);
  const other = await context.newPage();
  await other.goto(boots);
  await press(page, hasScript);
  // The other tab does not know yet; pressing there once more changes nothing.
  await press(other, hasScript);
  const scales = other
    .locator('main')
    .getByRole('button', { name: /^Porovnat: / })
    .first();
  await expect(scales).toHaveAttribute('aria-pressed', 'true');
  await other.goto('/porovnat');
  await expect(other.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  await other.getByRole('button', { name: 'Odebrat vše' }).click();
  await expect(other.getByText('Zatím nic neporovnáváte')).toBeVisible();
  // So is taking away what the other one took.
  await press(page, hasScript);
  await page.goto('/porovnat');
  await expect(page.getByText('Zatím nic neporovnáváte')).toBeVisible();
});

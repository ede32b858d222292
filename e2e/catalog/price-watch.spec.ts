import { randomUUID } from 'node:crypto';
import { waitForMailedPath } from '@vyloha/e2e-fixtures/mails';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const product = '/produkt/zahradni-kreslo-provence';
const soldOut = '/produkt/akumulatorova-sekacka-chroust';

test('a price is watched to a target, and the watch is cancelled by its mail', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto(product);
  const form = page.locator('form#watchPrice');
  await page.getByText('Hlídat cenu', { exact: true }).click();
  await form.getByLabel('E-mail, na který napíšeme').fill(email);
  await form.getByLabel(/^Cena, při které napíšeme/).fill('levně');
  await form.getByRole('button', { name: 'Napište mi, až zlevní' }).click();
  await expect(form.getByText('Zadejte cenu číslem')).toBeVisible();
  await expect(form.getByLabel('E-mail, na který napíšeme')).toHaveValue(email);
  await form.getByLabel(/^Cena, při které napíšeme/).fill('9 999 999');
  await form.getByRole('button', { name: 'Napište mi, až zlevní' }).click();
  await expect(form.getByText(/Zadejte prosím nižší cenu/)).toBeVisible();
  await form.getByLabel(/^Cena, při které napíšeme/).fill('1,50');
  await form.getByRole('button', { name: 'Napište mi, až zlevní' }).click();
  await expect(page.getByText(`Napíšeme na ${email}, až cena klesne.`).first()).toBeVisible();
  await page.goto(await waitForMailedPath(email, '/zrusit-hlidani'));
  await page.getByRole('main').getByRole('button', { name: 'Zrušit hlídání' }).click();
  await expect(page.getByText('Hlídání je zrušené').first()).toBeVisible();
});

test('a sold-out product offers what can be bought instead, and promises no delivery', async ({ page }) => {
  await page.goto(soldOut);
  const instead = page.getByRole('region', { name: 'Co koupit místo toho' });
  const boxes = instead.getByRole('article');
  expect(await boxes.count()).toBeGreaterThan(0);
  await expect(instead.locator('[data-available="true"]')).toHaveCount(await boxes.count());
  const trust = page.getByRole('list', { name: 'Proč nakoupit u nás' });
  await expect(trust).not.toContainText(/[Dd]oprav|[Dd]oručení|odesíláme/);
  await page.goto(product);
  await expect(page.getByRole('region', { name: 'Co koupit místo toho' })).toHaveCount(0);
});

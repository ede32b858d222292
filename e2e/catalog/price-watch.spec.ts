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

test('a sold-out product is watched, offers what can be bought instead, and promises no delivery', async ({
  page,
  plain,
}) => {
  await page.goto(soldOut);
  const instead = page.getByRole('region', { name: 'Co koupit místo toho' });
  const boxes = instead.getByRole('article');
  expect(await boxes.count()).toBeGreaterThan(0);
  await expect(instead.locator('[data-available="true"]')).toHaveCount(await boxes.count());
  const trust = page.getByRole('list', { name: 'Proč nakoupit u nás' });
  await expect(trust).not.toContainText(/[Dd]oprav|[Dd]oručení|odesíláme/);

  const email = `${randomUUID()}@example.com`;
  // Other products on the page can be bought.
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const button = page.getByRole('main').getByRole('button', { name: `Do košíku – ${name}` });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('Není skladem');
  const form = page.locator('form#watch');
  await form.getByLabel('E-mail, na který napíšeme').fill('jana');
  await form.getByRole('button', { name: 'Dejte mi vědět' }).click();
  await expect(form.getByText('E-mail není ve správném formátu')).toBeVisible();
  await form.getByLabel('E-mail, na který napíšeme').fill(email);
  await form.getByRole('button', { name: 'Dejte mi vědět' }).click();
  await expect(page.getByText(`Napíšeme na ${email}`).first()).toBeVisible();

  await plain.open(soldOut);
  expect(plain.read('main')).toContain('Co koupit místo toho');
  await plain.open(product);
  expect(plain.read('main')).not.toContain('Co koupit místo toho');
});

import { withImages } from '@vyloha/e2e-fixtures/launch-options';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test.use(withImages);

const machine = '/produkt/razovy-utahovak-oblouk';

test('a picture opens: in a dialog, or without script as a page of the shop', async ({ page }) => {
  await page.goto(machine);
  const gallery = page.getByRole('region', { name: 'Obrázky zboží' });
  const count = await gallery.getByRole('listitem').filter({ hasText: 'zvětšit' }).count();
  const picture = gallery.getByRole('link', { name: /zvětšit$/ }).first();
  await picture.click();
  const dialog = page.getByRole('dialog', { name: 'Rázový utahovák Oblouk' });
  const position = dialog.getByRole('status');
  await expect(position).toHaveText(`1 / ${count}Obrázek 1 z ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(position).toContainText(`2 / ${count}`);
  await dialog.getByRole('link', { name: 'Obrázek 1' }).click();
  await expect(position).toContainText(`1 / ${count}`);
  await dialog.getByRole('button', { name: 'Předchozí obrázek' }).click();
  await expect(position).toContainText(`${count} / ${count}`);
  await dialog.getByRole('button', { name: 'Přiblížit' }).click();
  await expect(dialog.getByRole('button', { name: 'Přiblížit' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
  await expect(page).toHaveURL(machine);
});

test('pictures of any shape keep it in a square at any width', async ({ page }) => {
  for (const [shape, width, height] of [
    ['portrait', 300, 900],
    ['landscape', 900, 300],
  ] as const) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`;
    await page.route(/\/img\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
    await page.goto(machine);
    const picture = page.getByRole('region', { name: 'Obrázky zboží' }).getByRole('img').first();
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ]) {
      await test.step(`${shape} at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        const box = await picture.boundingBox();
        expect(Math.round(box?.width ?? 0)).toBe(Math.round(box?.height ?? 1));
        await expect(picture).toHaveCSS('object-fit', 'contain');
      });
    }
  }
});

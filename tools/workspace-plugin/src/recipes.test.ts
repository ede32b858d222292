import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryWorkspace, type TemporaryWorkspace } from './temporary-workspace';

let workspace: TemporaryWorkspace;

beforeAll(() => {
  workspace = createTemporaryWorkspace();
});
afterAll(() => workspace.remove());

const write = (file: string, text: string) => writeFileSync(join(workspace.root, file), text);

/** @throws where the file has no such place */
function insertBefore(file: string, place: string, text: string): void {
  const source = workspace.read(file);
  if (!source.includes(place)) throw new Error(`${file} has no ${place}`);
  write(
    file,
    source.replace(place, () => text + place),
  );
}

/** How many files of code docs/architecture.md says a change touches. */
function claimedFiles(claim: RegExp): number {
  return Number(claim.exec(readFileSync(join(workspace.root, 'docs/architecture.md'), 'utf8'))?.[1]);
}

describe('a field of the checkout that is not part of an address', () => {
  beforeAll(() => {
    insertBefore(
      'libs/orders/src/model/order-fields.ts',
      '} as const;',
      "  giftNote: { kind: 'line', group: 'order', placed: ['custom', 'gift_note'] },\n",
    );
    insertBefore(
      'libs/backend/orders/src/orders/checkout-fields.ts',
      '  formalTitle: {',
      [
        '  giftNote: {',
        "    ...textField('gift_note'),",
        "    attribute: { name: 'giftNote', schema: v.nullable(v.string()) },",
        "    mail: 'giftNote',",
        '  },\n',
      ].join('\n'),
    );
    // The compiler asks whether it is the company's or the buyer's alone.
    insertBefore('libs/backend/orders/src/orders/to-company-record.ts', '  comment: null', '  giftNote: null,\n');
    for (const [locale, label] of [
      ['cs', 'Věnování'],
      ['sk', 'Venovanie'],
    ] as const) {
      insertBefore(`libs/orders/src/i18n/${locale}.json`, '    "customOrderNumber":', `    "giftNote": "${label}",\n`);
      insertBefore(
        `libs/backend/orders/src/orders/confirmation/texts/${locale}.json`,
        '  "orderNumber":',
        `  "giftNote": "${label}: {value}",\n`,
      );
    }
  });

  it('touches as many files of code as docs/architecture.md says', () => {
    const code = workspace.writtenFiles().filter((file) => /\.tsx?$/.test(file));
    expect(code).toHaveLength(claimedFiles(/outside addresses (\d+)/));
  });

  it('is asked for in the form, and shown on the page and in the mails of the order', () => {
    write(
      'libs/orders/src/ui/gift-note.test.tsx',
      `import { renderPage } from '@vyloha/account/testing';
import { expect, it } from 'vitest';
import { orderAttributes } from '../model/order-fields';
import { anOrder } from '../testing/an-order';
import { OrderByTokenPage } from './order-by-token-page/order-by-token-page';

it('shows the field', async () => {
  expect(orderAttributes).toContain('giftNote');
  const order = anOrder({ attributes: { giftNote: 'Pro babičku' } });
  const seller = { addressLines: [], phone: '', email: '', tin: '', vatin: '' };
  const loaderData = { order, token: 'order-token', unannounced: [], seller, otherPayments: [], terms: null, documents: [], paymentCodes: [] };
  await renderPage(OrderByTokenPage, { locale: 'cs', loaderData });
  expect(document.body.textContent).toContain('VěnováníPro babičku');
});
`,
    );
    write(
      'apps/backend/src/orders/confirmation/gift-note.test.ts',
      `import { expect, it } from 'vitest';
import { anOrderMail } from '../../testing/an-order-mail';
import { anOrderRow } from '../../testing/order-rows';
import { billingSection } from '../../../../../libs/backend/orders/src/orders/confirmation/party-sections';

it('says the field', () => {
  const order = anOrderRow({ giftNote: 'Pro babičku' });
  expect(billingSection(anOrderMail({ order })).lines).toContain('Věnování: Pro babičku');
});
`,
    );
    write(
      'tsconfig.json',
      '{ "extends": "./tsconfig.base.json", "include": ["libs/orders/src", "libs/checkout/src", "libs/backend/orders/src"] }',
    );
    workspace.run('.', 'typescript-7/bin/tsc', '-p', '.');
    const passed = /Tests\s+1 passed \(1\)/;
    expect(workspace.run('libs/orders', 'vitest/vitest.mjs', 'run', 'gift-note')).toMatch(passed);
    expect(workspace.run('apps/backend', 'vitest/vitest.mjs', 'run', 'gift-note')).toMatch(passed);
  });
});

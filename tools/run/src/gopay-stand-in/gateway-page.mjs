// @ts-check
import { isOpen } from './payment-store.mjs';

/** @typedef {import('./payment-store.mjs').Payment} Payment */

const texts = {
  cs: {
    title: 'Zkušební platební brána',
    note: 'Tato stránka zastupuje platební bránu. Žádné peníze se nepřevádějí; zvolte, jak má platba dopadnout.',
    order: 'Objednávka',
    amount: 'Částka',
    paid: 'Zaplatit',
    pending: 'Zaplatit později (čeká na potvrzení)',
    cancelled: 'Zrušit platbu',
    failed: 'Platba selže',
    closed: 'O této platbě je už rozhodnuto.',
    back: 'Zpět do obchodu',
  },
  sk: {
    title: 'Skúšobná platobná brána',
    note: 'Táto stránka zastupuje platobnú bránu. Žiadne peniaze sa neprevádzajú; zvoľte, ako má platba dopadnúť.',
    order: 'Objednávka',
    amount: 'Suma',
    paid: 'Zaplatiť',
    pending: 'Zaplatiť neskôr (čaká na potvrdenie)',
    cancelled: 'Zrušiť platbu',
    failed: 'Platba zlyhá',
    closed: 'O tejto platbe je už rozhodnuté.',
    back: 'Späť do obchodu',
  },
};

const style = `
  body { margin: 0; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; background: #eef1f5; color: #1b2430 }
  main { max-width: 26rem; margin: auto; padding: 1.5rem; background: #fff; border-radius: .75rem; box-shadow: 0 1px 4px #0003 }
  h1 { margin: 0 0 .5rem; font-size: 1.35rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.25rem 0 }
  dt { color: #56606e } dd { margin: 0; text-align: right; font-weight: 600 }
  button, a { display: block; box-sizing: border-box; width: 100%; margin-top: .75rem; padding: .8rem; border: 1px solid #b6bfca;
    border-radius: .5rem; background: #fff; color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer }
  button[value=paid] { border-color: #14683f; background: #14683f; color: #fff; font-weight: 600 }
  p { margin: 0; color: #56606e }`;

/** @param {string} text */
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Where the payer returns to. @param {Payment} payment */
export function returnUrl({ id, callback }) {
  const url = new URL(callback.return_url);
  url.searchParams.set('id', String(id));
  return url.href;
}

/** The page on which a tester decides how the payment ends. @param {Payment} payment */
export function gatewayPage(payment) {
  const { order_number, amount, currency, lang } = payment;
  const language = lang === 'SK' ? 'sk' : 'cs';
  const text = texts[language];
  const money = new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100);
  const buttons = /** @type {const} */ (['paid', 'pending', 'cancelled', 'failed'])
    .map((outcome) => `<button name="outcome" value="${outcome}">${text[outcome]}</button>`)
    .join('');
  const choice = isOpen(payment)
    ? `<form method="post">${buttons}</form>`
    : `<p>${text.closed}</p><a href="${escape(returnUrl(payment))}">${text.back}</a>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.title}</title><style>${style}</style>
<main><h1>${text.title}</h1><p>${text.note}</p>
<dl><dt>${text.order}</dt><dd>${escape(order_number)}</dd><dt>${text.amount}</dt><dd>${escape(money)}</dd></dl>
${choice}</main></html>`;
}

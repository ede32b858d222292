// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { orderPage, refusedOrder } from '../testing/order-form';

describe('a form without JavaScript', () => {
  it('leaves validation to the browser', () => {
    const html = renderToStaticMarkup(orderPage());
    expect(html).not.toMatch(/novalidate/i);
    expect(html).toMatch(/<input[^>]*type="email"[^>]*>/);
    // All but the country, whose select always has a value.
    expect(html.match(/required=""/g)).toHaveLength(3);
    expect(html).not.toMatch(/<select[^>]*required/);
  });

  it('shows a refusal with the submitted values, messages and summary', () => {
    const html = renderToStaticMarkup(orderPage({ lastResult: refusedOrder }));
    expect(html).toContain('value="jan@example.com"');
    expect(html).toContain('value="1234"');
    expect(html).toContain('PSČ musí obsahovat 5 čísel');
    expect(html).toContain('href="#order-postcode"');
    expect(html).toContain('aria-describedby="order-postcode-error"');
  });
});

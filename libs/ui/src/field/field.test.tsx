import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Input } from '../input/input';
import { Select } from '../select/select';
import { Textarea } from '../textarea/textarea';
import { renderUi } from '../testing/render-ui';
import { Field } from './field';
import { FieldMessage } from './field-message';
import { Hint } from './hint';
import { Label } from './label';

it.each([
  ['an input', <Input key="i" id="x" aria-describedby="hint message" />],
  ['a text area', <Textarea key="t" id="x" aria-describedby="hint message" />],
  ['a select', <Select key="s" id="x" aria-describedby="hint message" />],
])('names and describes %s', (_, control) => {
  renderUi(
    <Field>
      <Label htmlFor="x" optionalText="nepovinné">
        PSČ
      </Label>
      {control}
      <Hint id="hint">Pět číslic</Hint>
      <FieldMessage id="message">PSČ musí obsahovat 5 čísel</FieldMessage>
    </Field>,
  );
  const field = screen.getByLabelText('PSČ (nepovinné)');
  expect(field.getAttribute('aria-describedby')).toBe('hint message');
  expect(document.getElementById('hint')?.textContent).toBe('Pět číslic');
  expect(document.getElementById('message')?.textContent).toBe('PSČ musí obsahovat 5 čísel');
});

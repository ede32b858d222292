import { CheckboxField, RadioCards, SelectField, TextareaField, TextField, type FormField } from '@vyloha/forms';
import { QuantityInput, Radio, Stack } from '@vyloha/ui';
import { Chapter, Specimen, States } from '../specimen';
import styles from '../style-guide.module.css';

function field(name: string, rest: Partial<FormField> = {}): FormField {
  return { id: `guide-${name}`, name, errorId: `guide-${name}-error`, descriptionId: `guide-${name}-hint`, ...rest };
}

const countries = [
  { value: 'CZE', label: 'Česká republika' },
  { value: 'SVK', label: 'Slovensko' },
];

const shippers = [
  { value: 'ppl', title: 'PPL na adresu', description: 'Zítra, úterý', aside: '99 Kč' },
  { value: 'branch', title: 'Na pobočku', description: 'Dnes', aside: 'Zdarma' },
  { value: 'post', title: 'Pošta', unavailable: 'Do zvolené země nedoručuje.', aside: '79 Kč' },
];

/** Form fields. */
export function Fields() {
  return (
    <Chapter name="fields">
      <Specimen name="TextField, SelectField, TextareaField">
        <Stack gap={3} className={styles.form}>
          <TextField field={field('plain', { required: true })} label="Jméno a příjmení" hint="Jak má stát na balíku" />
          <TextField field={field('optional')} label="Firma" isMarkedOptional />
          <TextField
            field={field('wrong', { initialValue: '1', errors: ['PSČ musí obsahovat 5 čísel'] })}
            label="PSČ"
          />
          <TextField
            field={field('disabled', { required: true })}
            label="E-mail"
            type="email"
            defaultValue="jan@example.com"
            disabled
          />
          <SelectField field={field('country', { required: true })} label="Země" options={countries} />
          <SelectField
            field={field('wrong-country', { errors: ['Do této země nedoručujeme.'] })}
            label="Země s chybou"
            options={countries}
          />
          <TextareaField field={field('note')} label="Poznámka" hint="Řekneme ji řidiči" />
        </Stack>
      </Specimen>
      <Specimen name="CheckboxField, Radio">
        <Stack gap={2}>
          <CheckboxField field={field('newsletter')} label="Chci dostávat novinky" />
          <CheckboxField field={field('terms', { initialValue: 'on' })} label="Souhlasím s podmínkami" />
          <CheckboxField field={field('refused', { errors: ['Bez souhlasu to nejde.'] })} label="Souhlas s chybou" />
          <Radio name="guide-radio" label="Platba kartou" defaultChecked />
          <Radio name="guide-radio" label="Dobírka" />
          <Radio name="guide-radio" label="Nedostupná platba" disabled />
        </Stack>
      </Specimen>
      <Specimen name="RadioCards">
        <RadioCards field={field('shipper', { initialValue: 'ppl' })} legend="Doprava" cards={shippers} />
      </Specimen>
      <Specimen name="RadioCards s chybou">
        <RadioCards
          field={field('none', { errors: ['Vyberte dopravu.'] })}
          legend="Doprava s chybou"
          cards={shippers.slice(0, 1)}
        />
      </Specimen>
      <Specimen name="QuantityInput">
        <States>
          <QuantityInput name="small" value={1} min={1} label="Malé pole" size="small" />
          <QuantityInput name="medium" value={5} min={1} max={5} label="Plné pole" unit="ks" />
          <QuantityInput name="large" value={2.5} min={0.5} decimals={1} label="Pole s metry" unit="m" size="large" />
          <QuantityInput name="wrong" value={99} label="Chybné pole" isInvalid />
        </States>
      </Specimen>
    </Chapter>
  );
}

import { getValibotConstraint } from '@conform-to/valibot';
import { locales } from '@vyloha/contract';
import type { Messages } from '@vyloha/i18n';
import { allMessages } from '@vyloha/testing';
import type { GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseForm } from './parse-form';

/** Where libraries submit and show their forms, as text; and their models, which have the schemas. */
const sources = import.meta.glob<string>(['../../../*/src/{model,handlers,ui}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const models = import.meta.glob<Record<string, unknown>>(['../../../*/src/model/**/*.ts', '!**/*.test.ts'], {
  eager: true,
});

const isMessages = (value: string | Messages | undefined): value is Messages => typeof value === 'object';
const keysOf = (messages: Messages, prefix: string): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    isMessages(value) ? keysOf(value, `${prefix}${key}.`) : `${prefix}${key}`,
  );
/** Translation keys of each language. */
const texts = locales.map((locale) => {
  const namespaces = Object.entries(allMessages(locale));
  return new Set(namespaces.flatMap(([namespace, messages]) => keysOf(messages, `${namespace}:`)));
});

const exported = new Map(Object.values(models).flatMap((exports) => Object.entries(exports)));

/** Schemas that depend on the shop's settings. */
const created: Readonly<Record<string, readonly unknown[]>> = {
  createDeliveryDetailsInput: [
    {
      countries: [{ code: 'CZE', name: 'Česko', phonePrefix: '+420' }],
      countryCode: 'CZE',
      switches: [],
      pickUps: [{ id: 's-pobocka', name: 'Osobní odběr' }],
      tin: { isValidated: true, isByBillingCountry: true },
    },
  ],
};

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema';

function schemaOf(name: string): GenericSchema | null {
  const value = exported.get(name);
  const schema: unknown = typeof value === 'function' ? Reflect.apply(value, null, created[name] ?? []) : value;
  return isSchema(schema) ? schema : null;
}

/** The schemas that a call mentions: a name, a choice of two, or a function that makes one. */
function schemasIn(argument: string): [string, GenericSchema][] {
  return (argument.match(/[A-Za-z]\w*/g) ?? []).flatMap((name): [string, GenericSchema][] => {
    if (!exported.has(name) || (typeof exported.get(name) === 'function' && created[name] === undefined)) return [];
    const schema = schemaOf(name);
    return schema === null ? [] : [[name, schema]];
  });
}

const calls = Object.entries(sources).flatMap(([path, text]) =>
  [
    ...text.matchAll(/parseSubmission\([\w.]+,\s*([^;]+?);|useValidatedForm\(\{[^;]*?\bschema(?::\s*([^,}]+))?[,}]/g),
  ].map(([, submitted, shown]) => ({ path, schemas: schemasIn(submitted ?? shown ?? text) })),
);
const forms = new Map(calls.flatMap(({ schemas }) => schemas));

/** One of these is right for every field that has to be filled. */
const candidates = [
  '110 00',
  'jana@example.com',
  '+420 777 123 456',
  'Jana Nováková',
  'Dlouhá 12',
  'CZE',
  '1',
  'o-1:ci-1',
];
const optionsOf = (schema: GenericSchema, name: string): string[] => {
  const field: unknown = Reflect.get(Object(Reflect.get(schema, 'entries')), name);
  const options: unknown = Reflect.get(Object(field), 'options');
  return Array.isArray(options) ? options.map(String) : [];
};

function errorsOf(schema: GenericSchema, fields: Readonly<Record<string, string>>): Record<string, string[]> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const errors = parseForm(form, schema).reply().error ?? {};
  return Object.fromEntries(Object.entries(errors).map(([name, messages]) => [name, messages ?? []]));
}

/** The form with what it demands and nothing else. */
function onlyRequired(schema: GenericSchema): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const name of Object.keys(errorsOf(schema, {}))) {
    const tried = [...optionsOf(schema, name), ...candidates];
    fields[name] = tried.find((value) => !(name in errorsOf(schema, { ...fields, [name]: value }))) ?? '';
  }
  return fields;
}
/** Fields that are demanded although the schema of the field alone does not say so. */
const demandedByOthers: Readonly<Record<string, readonly string[]>> = {
  loginLinkInput: ['email'],
  createDeliveryDetailsInput: ['street', 'houseNumber', 'city', 'postcode'],
};
const wrongValues = ['?', ' ', '9'.repeat(400), 'x'.repeat(6000)];

it('finds the schema of every form, and what is parsed past it', () => {
  expect(calls.filter(({ schemas }) => schemas.length === 0)).toEqual([]);
  expect(forms.size).toBeGreaterThan(25);
  const past = Object.entries(sources).filter(([, text]) => /\bissues?\b[^;]*\.message\b/.test(text));
  expect(past.filter(([, text]) => !text.includes('formConfig')).map(([path]) => path)).toEqual([]);
});

describe.each([...forms])('%s', (name, schema) => {
  const constraints = getValibotConstraint(schema);
  const names = Object.keys(constraints);

  it('demands nothing of fields that may be left out', () => {
    const isOptional = (field: string) =>
      constraints[field]?.required !== true && demandedByOthers[name]?.includes(field) !== true;
    expect(Object.keys(errorsOf(schema, {})).filter(isOptional)).toEqual([]);
    expect(errorsOf(schema, onlyRequired(schema))).toEqual({});
  });

  it('refuses with texts of the shop alone', () => {
    const posted = [{}, ...wrongValues.map((value) => Object.fromEntries(names.map((field) => [field, value])))];
    const messages = new Set(posted.flatMap((fields) => Object.values(errorsOf(schema, fields)).flat()));
    expect([...messages].filter((message) => !texts.every((known) => known.has(message)))).toEqual([]);
  });
});

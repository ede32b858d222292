import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');
const readText = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The image sets them, or they follow from how the processes reach each other there. */
const setByImage = ['NODE_ENV', 'HOST', 'PORT', 'BACKEND_HOST', 'BACKEND_PORT', 'DATA_DIR'];
/** Addresses and secrets that only the other process needs. */
const setForOther = {
  storefront: [
    'DATABASE_URL',
    'DATABASE_READ_URL',
    'DATABASE_DIRECT_URL',
    'SMTP_URL',
    'FILES_URL',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_SESSION_TOKEN',
  ],
  backend: ['STORE_API_URL', 'CMS_API_URL', 'SESSION_SECRET'],
};

const environment = v.object({ environment: v.record(v.string(), v.unknown()) });
const composeSchema = v.object({ services: v.object({ storefront: environment, backend: environment }) });

it.each(['storefront', 'backend'] as const)(
  'compose.yaml passes every setting of .env.example to the %s',
  (process) => {
    const { services } = v.parse(composeSchema, parse(readText('deploy/compose.yaml'), { merge: true }));
    const settings = [...readText('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
    const elsewhere = [...setByImage, ...setForOther[process]];
    const expected = settings.filter((name) => !elsewhere.includes(name));
    expect(Object.keys(services[process].environment).sort()).toEqual(expected.sort());
  },
);

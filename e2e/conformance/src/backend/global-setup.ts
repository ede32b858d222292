import type { TestProject } from 'vitest/node';
import { startShop } from './started-shop';

interface TestedShop {
  address: { store: string; cms: string };
  mails: string;
  commandKey: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    shop: TestedShop;
  }
}

/** One backend for all test files. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...shop } = await startShop(process.env['CONFORMANCE_DATABASE_URL']);
  project.provide('shop', shop);
  return stop;
}

import type { ServerResponse } from 'node:http';

/** A way in which a backend fails. */
export type Fault = (response: ServerResponse, original: { status: number; body: unknown }) => void;

const jsonType = { 'Content-Type': 'application/json' };
const htmlType = { 'Content-Type': 'text/html' };
const hugeBytes = 40 * 1024 * 1024;

/** Numbers for strings, strings for numbers, null for everything else. */
function swapTypes(value: unknown): unknown {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(swapTypes);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, swapTypes(part)]));
}

/** All of them by name. */
export const faults = {
  hang: () => {},
  close: (response) => void response.destroy(),
  500: (response) => void response.writeHead(500, jsonType).end('{"errors":[]}'),
  503: (response) => void response.writeHead(503, htmlType).end('busy'),
  empty: (response) => void response.writeHead(200, jsonType).end(),
  html: (response) => void response.writeHead(200, htmlType).end('<!DOCTYPE html><title>proxy</title>'),
  truncated: (response, { status, body }) => {
    const text = JSON.stringify(body);
    response.writeHead(status, jsonType).end(text.slice(0, text.length / 2));
  },
  'broken off': (response, { status, body }) => {
    const text = JSON.stringify(body);
    response.writeHead(status, { ...jsonType, 'Content-Length': text.length * 2 });
    response.write(text, () => response.destroy());
  },
  'wrong types': (response, { body }) => void response.writeHead(200, jsonType).end(JSON.stringify(swapTypes(body))),
  huge: (response) => {
    response.writeHead(200, jsonType).end(`{"data":"${'x'.repeat(hugeBytes)}"}`);
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

import { describe, expect, it } from 'vitest';
import { badRequest, movedPermanently, noContent, notFound, refused, seeOther } from './responses.server';

describe('redirects', () => {
  it.each([
    [seeOther('/kosik'), 303],
    [movedPermanently('/kosik'), 301],
  ])('name the location and nothing else', (response, status) => {
    expect(response.status).toBe(status);
    expect([...response.headers]).toEqual([['location', '/kosik']]);
  });
});

describe('errors and empty responses', () => {
  it.each([
    [badRequest(), 400],
    [notFound(), 404],
    [noContent(), 204],
  ])('have a status and no body', (response, status) => {
    expect(response).toMatchObject({ status, body: null });
    expect([...response.headers]).toEqual([]);
  });
});

describe('a refused form', () => {
  it('is sent back with 422', () => {
    expect(refused({ email: 'x' })).toMatchObject({ data: { email: 'x' }, init: { status: 422 } });
  });

  it("keeps the backend's status and headers where given", () => {
    const init = { status: 429, headers: { 'Retry-After': '5' } };
    expect(refused(null, init).init).toEqual(init);
    expect(refused(null, { headers: init.headers }).init).toEqual({ ...init, status: 422 });
  });
});

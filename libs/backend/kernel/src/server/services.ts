/**
 * What modules bring along for requests and periodic work, such as the payment gateway. Each is declared once, beside its
 * type, by the module that it belongs to (`declare module`), and made by `start-backend.ts` or `build-app.ts`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by its owners
export interface Services {}

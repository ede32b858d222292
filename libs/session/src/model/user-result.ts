import type { User } from './user';

/** Result for the owner of a token; `refused` means that the token is invalid. */
export type UserResult = { kind: 'found'; user: User } | { kind: 'refused' };

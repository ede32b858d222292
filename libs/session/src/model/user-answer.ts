import type { User } from './user';

/** The answer about the owner of a token; `refused` means that the token is dead. */
export type UserAnswer = { kind: 'found'; user: User } | { kind: 'refused' };

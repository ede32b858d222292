/** Kinds of jobs: each is declared beside its work (`declare module`). */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by its owners
export interface JobKinds {}

export type JobKind = keyof JobKinds;

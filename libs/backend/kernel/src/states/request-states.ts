import { type Command, WrongUsage } from '../commands/command';
import { postToStore } from '../commands/run-command';

/** One of the commands that bring a request to a state. */
interface StateCommand<State extends string> {
  /** After its noun; `state` by default. */
  verb?: string;
  /** Arguments as people write them, the code first. */
  usage: string;
  summary: string;
  /** What is asked for beside the code, of the arguments after it; null for arguments that it does not take. */
  toBody(args: readonly string[], states: readonly State[]): object | null;
  /** What is printed; 'Claim R2026000001 is accepted.' by default. */
  done?(code: string): string;
}

interface RequestStatesShape<State extends string> {
  /** What the request is called: 'claim'; its commands are of the noun 'claims'. */
  name: string;
  /** Of its route, below `/store/api/v1/`. */
  path: string;
  /** Those that the staff bring it to. */
  states: readonly State[];
  /** By the state it is in, those that may follow. */
  next: Readonly<Record<string, readonly State[]>>;
  commands: readonly StateCommand<State>[];
}

/** States of a request and how they follow each other, with the commands that change them. */
export interface RequestStates<State extends string> extends Omit<RequestStatesShape<State>, 'commands'> {
  commands: readonly Command[];
}

/** The state is the argument after the code. */
export const stateAlone: StateCommand<string>['toBody'] = ([state], states) =>
  state !== undefined && states.includes(state) ? { state } : null;

/**
 * Describes the states of a request. What changing them does beside is in `defineStateChange`: the commands run without the
 * database, and do not load it.
 */
export function defineStates<State extends string>({
  commands,
  ...shape
}: RequestStatesShape<State>): RequestStates<State> {
  const { name, path, states } = shape;
  const toAction =
    ({ toBody, done }: StateCommand<State>) =>
    async ([code, ...args]: readonly string[]) => {
      const body = code === undefined ? null : toBody(args, states);
      if (code === undefined || body === null) throw new WrongUsage();
      await postToStore(path, { code, ...body }, `There is no ${name} ${code}.`);
      const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
      // What is said with it may be the name of a state as well.
      const [, state] = Object.entries(body).find(([key]) => key === 'state' || key === 'status') ?? [];
      return done?.(code) ?? `${title} ${code} is ${String(state)}.`;
    };
  return {
    ...shape,
    commands: commands.map((command) => ({
      name: `${name}s ${command.verb ?? 'state'}`,
      usage: command.usage,
      summary: command.summary,
      load: () => Promise.resolve(toAction(command)),
    })),
  };
}

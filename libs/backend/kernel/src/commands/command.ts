/** What whoever runs the shop does from its machine, by the running backend. */
export interface Command {
  /** A noun and a verb: 'orders state'. */
  name: string;
  /** Arguments as people write them. */
  usage: string;
  summary: string;
  /** Loads it, once it is used. @returns a function of the arguments that returns what is printed */
  load(): Promise<CommandAction>;
}

/** @throws WrongUsage for arguments that it does not take, Error saying why the backend refuses */
export type CommandAction = (args: readonly string[]) => Promise<string>;

/** Arguments that a command does not take: its usage is printed. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

import { WrongUsage, type Command } from './command';

const program = 'node apps/backend/dist/vyloha.js';

const toLine = ({ name, usage, summary }: Command) => `  ${`${name} ${usage}`.trim()}\n      ${summary}.`;

function describe(commands: readonly Command[]): string {
  return [`Usage: ${program} NOUN VERB ...`, '', ...commands.map(toLine)].join('\n');
}

const isHelp = (word: string | undefined) =>
  word === undefined || word === '--help' || word === '-h' || word === 'help';

/**
 * Runs the command that the first two words name.
 * @param args without the program
 * @returns what is printed
 * @throws Error with the usage where the words name no command, or for arguments that it does not take
 */
export async function runVyloha(commands: readonly Command[], args: readonly string[]): Promise<string> {
  const [noun, verb, ...rest] = args;
  if (noun === undefined) throw new Error(describe(commands));
  if (isHelp(noun)) return describe(commands);
  const ofNoun = commands.filter(({ name }) => name.startsWith(`${noun} `));
  if (ofNoun.length === 0) throw new Error(`There is no command '${noun}'.\n\n${describe(commands)}`);
  if (verb === undefined) throw new Error(describe(ofNoun));
  if (isHelp(verb)) return describe(ofNoun);
  const command = ofNoun.find(({ name }) => name === `${noun} ${verb}`);
  if (command === undefined) throw new Error(`There is no command '${noun} ${verb}'.\n\n${describe(ofNoun)}`);
  if (rest.includes('--help')) return describe([command]);
  const run = await command.load();
  try {
    return await run(rest);
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error;
    const reason = error.message === '' ? '' : `${error.message}.\n\n`;
    throw new Error(reason + describe([command]));
  }
}

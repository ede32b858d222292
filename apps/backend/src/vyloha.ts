import { runCommand } from './commands/run-command';
import { runVyloha } from './commands/vyloha';
import { operatorCommands } from './operator-commands';

runCommand(() => runVyloha(operatorCommands, process.argv.slice(2)));

import { runCommand, runVyloha } from '@vyloha/backend-kernel';
import { operatorCommands } from './operator-commands';

runCommand(() => runVyloha(operatorCommands, process.argv.slice(2)));

// @ts-check
import { workspaceRoot } from '@nx/devkit';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawGraph, readGraph, replaceDrawing } from './architecture-graph.mjs';

const page = join(workspaceRoot, 'docs', 'architecture.md');
writeFileSync(page, replaceDrawing(readFileSync(page, 'utf8'), drawGraph(await readGraph())));

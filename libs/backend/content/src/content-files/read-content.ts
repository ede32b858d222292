import { readdir, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import {
  branchDocument,
  contentDocument,
  menuDocument,
  redirectDocument,
  urlRewriteDocument,
  describeIssue,
} from '@vyloha/import-documents';
import * as v from 'valibot';
import { checkEntity, checkPresentation } from './entity-fields';
import { toStored } from './html-text';
import { isRecord, type ValueProblem } from './value-checks';
import { parseYaml } from './yaml-text';

interface ReadContent {
  documents: object[];
  /** Lines alike: entities that are named and have no file, though others of their kind do. */
  warnings: string[];
  /** One readable line each: file, line, path, expected value. */
  problems: string[];
}

interface CheckedFile {
  documents: object[];
  problems: ValueProblem[];
}

/** Reads a tree of content files and reports all problems in it. */
export async function readContent(folder: string): Promise<ReadContent> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.ya?ml$/.test(name)).sort();
  const problems = files.length > 0 ? [] : [`${folder}: expected files that end in .yaml`];
  const documents: object[] = [];
  const entities = new Set(
    files.map((path) =>
      path
        .replace(/\.ya?ml$/, '')
        .split(sep)
        .join('/'),
    ),
  );
  const folders = new Set(files.map((path) => path.split(sep)[0]));
  const isBroken = (name: string) => folders.has(name.split('/')[0]) && !entities.has(name);
  const warnings: string[] = [];
  for (const path of files) {
    const text = parseYaml(await readFile(join(folder, path), 'utf8'));
    if ('problems' in text) {
      problems.push(...text.problems.map((problem) => `${path}, ${problem}`));
      continue;
    }
    const checked = checkFile(path.split(sep), text.value);
    documents.push(...checked.documents);
    for (const problem of checked.problems) {
      const line = `${path}, ${text.describe(problem)}`;
      if (problem.names === undefined) problems.push(line);
      else if (isBroken(problem.names)) warnings.push(line);
    }
  }
  return { documents, problems, warnings };
}

const redirects = v.array(v.omit(redirectDocument, ['type']));
const rewrites = v.array(v.omit(urlRewriteDocument, ['type']));

function checkFile(path: readonly string[], value: unknown): CheckedFile {
  const name = basename(path.at(-1) ?? '').replace(/\.ya?ml$/, '');
  const [folder] = path;
  if (path.length === 1 && name === 'redirect') return checkList('redirect', redirects, value);
  if (path.length === 1 && name === 'url_rewrite') return checkList('url_rewrite', rewrites, value);
  if (path.length !== 2 || folder === undefined) {
    const message = 'expected the file in the folder of its entity, such as page/doprava.yaml';
    return { documents: [], problems: [{ path: [], message }] };
  }
  if (!isRecord(value)) return { documents: [], problems: [{ path: [], message: 'expected fields such as title:' }] };
  if (folder === 'menu') return checkDocument(menuDocument, { type: 'menu', code: name, ...value });
  if (folder === 'branch') return checkBranch(name, value);
  const { slug, weight, enabled, ...data } = value;
  const row = {
    ...(slug !== undefined && { slug }),
    ...(weight !== undefined && { weight }),
    ...(enabled !== undefined && { enabled }),
  };
  const { documents, problems } = checkDocument(contentDocument, {
    type: 'content',
    entity: folder,
    id: name,
    ...row,
    data: toStored(data),
  });
  return { documents, problems: [...problems, ...checkEntity(folder, data)] };
}

function checkBranch(id: string, { presentation = {}, ...value }: Record<string, unknown>): CheckedFile {
  const stored = { type: 'branch', id, ...value, presentation: toStored(presentation) };
  const { documents, problems } = checkDocument(branchDocument, stored);
  return { documents, problems: [...problems, ...checkPresentation('branch', presentation)] };
}

function checkDocument(schema: v.GenericSchema<unknown, object>, value: object): CheckedFile {
  const result = v.safeParse(schema, value);
  return result.success
    ? { documents: [value], problems: [] }
    : { documents: [], problems: result.issues.map(toProblem) };
}

function checkList(type: string, schema: v.GenericSchema<unknown, object[]>, value: unknown): CheckedFile {
  const result = v.safeParse(schema, value);
  if (!result.success) return { documents: [], problems: result.issues.map(toProblem) };
  return { documents: result.output.map((entry) => ({ type, ...entry })), problems: [] };
}

function toProblem(issue: v.BaseIssue<unknown>): ValueProblem {
  const keys = issue.path?.map(({ key }) => key) ?? [];
  const path = keys.filter((key): key is string | number => typeof key === 'string' || typeof key === 'number');
  return { path, message: describeIssue(issue) };
}

import { ImportProblem } from '../import/import-problem';
import { readContent } from './read-content';

/**
 * A tree of content files as documents to import. What has no file stays as it is; `enabled: false` takes a thing off the
 * shop.
 * @throws ImportProblem naming everything that is wrong with the files
 */
export async function readContentDocuments(folder: string): Promise<readonly object[]> {
  const { documents, problems } = await readContent(folder);
  if (problems.length > 0) throw new ImportProblem(problems);
  return documents;
}

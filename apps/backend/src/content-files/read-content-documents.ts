import { ImportError } from '../import/import-error';
import { readContent } from './read-content';

/**
 * A tree of content files as documents to import. Content without a file stays unchanged; `enabled: false` unpublishes
 * it.
 * @throws ImportProblem listing all problems of the files
 */
export async function readContentDocuments(folder: string): Promise<readonly object[]> {
  const { documents, problems } = await readContent(folder);
  if (problems.length > 0) throw new ImportError(problems);
  return documents;
}

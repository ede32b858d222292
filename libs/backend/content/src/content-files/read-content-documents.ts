import { ImportError } from '@vyloha/backend-kernel';
import { readContent } from './read-content';

/**
 * A tree of content files as documents to import. Content without a file stays unchanged; `enabled: false` unpublishes
 * it.
 * @param warn gets a line for each entity that is named and has no file
 * @throws ImportError listing all problems of the files
 */
export async function readContentDocuments(folder: string, warn: (line: string) => void): Promise<readonly object[]> {
  const { documents, problems, warnings } = await readContent(folder);
  if (problems.length > 0) throw new ImportError(problems);
  warnings.forEach(warn);
  return documents;
}

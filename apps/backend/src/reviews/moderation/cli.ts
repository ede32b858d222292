import { writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { postToStore, runCommand } from '../../commands/run-command';
import { submissionSchema } from './latest-submissions';

const usage = `Usage: node apps/backend/dist/moderate.js list
       node apps/backend/dist/moderate.js hide|show ID
       node apps/backend/dist/moderate.js photo PHOTO FILE.webp
       node apps/backend/dist/moderate.js publish|remove PHOTO
       node apps/backend/dist/moderate.js ask PRODUCT "Name" "Question"
       node apps/backend/dist/moderate.js answer QUESTION "Name" "Answer"`;

const listResponse = v.object({ data: v.array(submissionSchema) });
const photoResponse = v.object({ data: v.object({ content: v.string() }) });
const addResponse = v.object({ data: v.object({ id: v.string() }) });

const post = (path: string, body: object) => postToStore(`moderation/${path}`, body, 'There is no such thing.');

async function list(): Promise<string> {
  const { data } = v.parse(listResponse, await post('latest', {}));
  const lines = data.map(({ id, kind, productId, author, stars, text, hidden, waiting, photos, createdAt }) => {
    const label = stars === null ? kind : `${kind} ${stars}/5`;
    const hiddenMark = hidden ? ' (hidden)' : '';
    const mark = waiting ? ' (waiting)' : hiddenMark;
    const pictures = photos.map((photo) => `\n  photo ${photo.id}${photo.published ? '' : ' (waiting)'}`);
    return `${createdAt.slice(0, 16)}  ${id}${mark}\n  ${label} of ${productId} by ${author}: ${text ?? '–'}${pictures.join('')}`;
  });
  return lines.join('\n');
}

runCommand(async () => {
  const [command, id = '', author = '', text = ''] = process.argv.slice(2);
  const file = author;
  switch (command) {
    case 'list':
      return list();
    case 'hide':
    case 'show':
      await post('visibility', { id, hidden: command === 'hide' });
      return `${id} is ${command === 'hide' ? 'hidden' : 'shown'}.`;
    case 'photo': {
      const { content } = v.parse(photoResponse, await post('photos/content', { id })).data;
      await writeFile(file, Buffer.from(content, 'base64'));
      return `${id} is in ${file}.`;
    }
    case 'publish':
      await post('photos/publish', { id });
      return `${id} is published.`;
    case 'remove':
      await post('photos/removal', { id });
      return `${id} is removed.`;
    case 'ask':
      return `Published as ${v.parse(addResponse, await post('questions', { product_id: id, author, text })).data.id}.`;
    case 'answer':
      return `Answered as ${v.parse(addResponse, await post('answers', { question_id: id, author, text })).data.id}.`;
    default:
      throw new Error(usage);
  }
});

import { writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { type CommandAction, WrongUsage, postToStore } from '@vyloha/backend-kernel';
import { submissionSchema } from './latest-submissions';

const listResponse = v.object({ data: v.array(submissionSchema) });
const photoResponse = v.object({ data: v.object({ content: v.string() }) });
const addResponse = v.object({ data: v.object({ id: v.string() }) });

const post = (path: string, body: object) => postToStore(`moderation/${path}`, body, 'There is no such thing.');

export const listSubmissions: CommandAction = async () => {
  const { data } = v.parse(listResponse, await post('latest', {}));
  const lines = data.map(({ id, kind, productId, author, stars, text, hidden, waiting, photos, createdAt }) => {
    const label = stars === null ? kind : `${kind} ${stars}/5`;
    const hiddenMark = hidden ? ' (hidden)' : '';
    const mark = waiting ? ' (waiting)' : hiddenMark;
    const pictures = photos.map((photo) => `\n  photo ${photo.id}${photo.published ? '' : ' (waiting)'}`);
    return `${createdAt.slice(0, 16)}  ${id}${mark}\n  ${label} of ${productId} by ${author}: ${text ?? '–'}${pictures.join('')}`;
  });
  return lines.join('\n');
};

/** A command about what has this id. */
const about =
  (act: (id: string) => Promise<string>): CommandAction =>
  async ([id, ...rest]) => {
    if (id === undefined || rest.length > 0) throw new WrongUsage();
    return act(id);
  };

export const hideSubmission = about(async (id) => {
  await post('visibility', { id, hidden: true });
  return `${id} is hidden.`;
});

export const showSubmission = about(async (id) => {
  await post('visibility', { id, hidden: false });
  return `${id} is shown.`;
});

export const publishPhoto = about(async (id) => {
  await post('photos/publish', { id });
  return `${id} is published.`;
});

export const removePhoto = about(async (id) => {
  await post('photos/removal', { id });
  return `${id} is removed.`;
});

export const savePhoto: CommandAction = async ([id, file]) => {
  if (id === undefined || file === undefined) throw new WrongUsage();
  const { content } = v.parse(photoResponse, await post('photos/content', { id })).data;
  await writeFile(file, Buffer.from(content, 'base64'));
  return `${id} is in ${file}.`;
};

async function add(path: string, subject: object, author: string | undefined, text: string | undefined) {
  if (author === undefined || text === undefined) throw new WrongUsage();
  return v.parse(addResponse, await post(path, { ...subject, author, text })).data.id;
}

export const askQuestion: CommandAction = async ([product, author, text]) =>
  `Published as ${await add('questions', { product_id: product }, author, text)}.`;

export const answerQuestion: CommandAction = async ([question, author, text]) =>
  `Answered as ${await add('answers', { question_id: question }, author, text)}.`;

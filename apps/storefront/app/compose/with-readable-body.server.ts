import type { ActionFunctionArgs } from '@remix-run/node';

const badRequest = 400;

/** An action that is asked only when what was posted can be read as a form; else the answer is 400. */
export function withReadableBody<TAnswer>(
  action: (args: ActionFunctionArgs) => Promise<TAnswer>,
): (args: ActionFunctionArgs) => Promise<TAnswer> {
  return async (args) => {
    const isMultipart = args.request.headers.get('Content-Type')?.toLowerCase().startsWith('multipart/') ?? false;
    // The other kind of form can always be read.
    if (isMultipart && !(await canBeRead(args.request.clone()))) throw new Response(null, { status: badRequest });
    return action(args);
  };
}

async function canBeRead(request: Request): Promise<boolean> {
  try {
    await request.formData();
    return true;
  } catch {
    return false;
  }
}

/** What was promised, or what stands in for it when it fails or does not come in time. */
export async function inTime<T>(promised: Promise<T>, ms: number, standIn: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(standIn), ms);
  });
  try {
    return await Promise.race([promised.catch(() => standIn), late]);
  } finally {
    clearTimeout(timer);
  }
}

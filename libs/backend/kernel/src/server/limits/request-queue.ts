import { unavailable } from '../http-error';

interface Waiting {
  begin(): void;
  giveUp(): void;
}

/** Lets only so many requests run at a time; others wait in the order in which they came. */
export class RequestQueue<Request extends object> {
  private readonly running = new Set<Request>();
  private readonly waiting = new Map<Request, Waiting>();

  constructor(
    private readonly maxRunning: number,
    private readonly maxWaitMs: number,
  ) {}

  /** Resolves when it is the request's turn. @throws HttpError 503 when that takes too long, or it is over before */
  async enter(request: Request): Promise<void> {
    if (this.running.size < this.maxRunning) this.running.add(request);
    else await this.waitForTurn(request);
  }

  /** Call it when a request is over, however it ended; again does nothing. */
  leave(request: Request): void {
    this.waiting.get(request)?.giveUp();
    if (!this.running.delete(request)) return;
    const [next] = this.waiting.values();
    next?.begin();
  }

  private waitForTurn(request: Request): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(request);
      };
      const giveUp = () => {
        end();
        reject(unavailable());
      };
      const begin = () => {
        end();
        this.running.add(request);
        resolve();
      };
      const timer = setTimeout(giveUp, this.maxWaitMs);
      this.waiting.set(request, { begin, giveUp });
    });
  }
}

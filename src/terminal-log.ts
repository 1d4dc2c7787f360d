import { type DestinationStream, pino } from 'pino';

/** Where a log goes: a terminal somebody sits at, a file, or a pipe to a machine that collects lines. */
export interface Outlet {
  readonly fd: number;
  readonly isTTY?: boolean;
}

/** Lines for people on a terminal, JSON otherwise. Written at once either way: the last words before an exit count. */
export async function logStream({ fd, isTTY = false }: Outlet): Promise<DestinationStream> {
  if (!isTTY) return pino.destination({ dest: fd, sync: true });
  // Loaded only where somebody looks: a bot that runs as a service does without it.
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    destination: fd,
    sync: true,
    singleLine: true,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
    errorLikeObjectKeys: ['err', 'error'],
  });
}

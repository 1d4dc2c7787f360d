import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Sweeps up everything nobody needs any more, at once. Takes a tenth of a second: not for when somebody waits. */
export function sweep(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}

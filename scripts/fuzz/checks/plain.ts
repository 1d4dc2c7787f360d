import { isDeepStrictEqual } from 'node:util';
import { Broken } from '../broken.js';
import { faultOf } from '../plain.js';
import { type Answered, type Moment, offeredAt } from './moment.js';

/** The state and the questions are plain JSON. */
export function checkPlain(moment: Moment): void {
  const { table } = moment;
  const fault = faultOf(table.state);
  if (fault !== null) throw new Broken('plain', `The state is not plain JSON at ${fault}`);
  for (const decision of offeredAt(moment)) {
    const fault = faultOf(decision);
    if (fault !== null) throw new Broken('plain', `${decision.key} is not plain JSON at ${fault}`);
  }
}

/** Written down and read back, the state is the same. */
export function checkRoundTrip({ table }: Moment): void {
  if (isDeepStrictEqual(JSON.parse(JSON.stringify(table.state)), table.state)) return;
  throw new Broken('plain', 'The state read back from JSON is another one');
}

/** The log is plain JSON. */
export function checkPlainNews({ news }: Answered): void {
  for (const told of news) {
    const fault = faultOf(told);
    if (fault !== null) throw new Broken('plain', `The entry ${told.entry.tell} is not plain JSON at ${fault}`);
  }
}

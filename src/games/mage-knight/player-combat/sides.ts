import { makeFoe } from '../fight/foes.js';
import type { Clash, FightState, Foe } from '../fight/state.js';
import type { Realm, UnitState } from '../state.js';
import { armorOf, resistancesOf } from '../units.js';

export const otherOf = ({ aggressor, defender }: Clash, seat: number): number =>
  seat === aggressor ? defender : aggressor;

/** The rival's unwounded units as targets of effects; what was done to them before stays (MK-W-16.10). */
function targets(realm: Realm, fight: FightState, rival: number, known: readonly Foe[]): Foe[] {
  const hero = realm.heroes[rival]!;
  const bodyOf = (unit: UnitState) => ({
    key: unit.key,
    id: unit.id,
    armor: armorOf(hero, unit),
    resistances: [...resistancesOf(hero, unit)],
  });
  return hero.units
    .filter(({ wounds }) => wounds === 0)
    .map(unit => {
      const old = known.find(foe => foe.unit?.key === unit.key);
      if (old !== undefined) return { ...old, unit: bodyOf(unit), beaten: false };
      fight.keys += 1;
      const seed = { key: fight.keys, enemy: '', origin: 'drawn', defends: false, bonus: false } as const;
      return makeFoe({ ...seed, unit: bodyOf(unit) });
    });
}

/** From now on this seat acts; what it may hit are the units of the other. */
export function actFor(realm: Realm, fight: FightState, seat: number): void {
  const clash = fight.clash!;
  if (fight.seat !== seat) {
    [fight.foes, clash.resting] = [clash.resting, fight.foes];
    [fight.fresh, clash.restingFresh] = [clash.restingFresh, fight.fresh];
    fight.seat = seat;
  }
  fight.foes = targets(realm, fight, otherOf(clash, seat), fight.foes);
  fight.phase = clash.role === 'block' ? 'block' : clash.role === 'damage' ? 'damage' : phaseOf(clash);
}

const phaseOf = ({ phase }: Clash): 'ranged' | 'attack' => (phase === 'ranged' ? 'ranged' : 'attack');

import { type Effect, heroIn } from '../effect.js';

export const canPolarize = (effect: Effect): boolean => {
  const { area, crystals } = heroIn(effect);
  return (
    !area.polarized &&
    (Object.values(area.mana).some(count => count > 0) ||
      Object.values(crystals).some(count => count > 0) ||
      effect.realm.source.length > 0)
  );
};

/** One mana may count as its opposite (Polarization). See `paymentsFor`. */
export function polarize(effect: Effect): void {
  heroIn(effect).area.polarized = true;
}

import { h } from './dom.js';

const colours = ['#5865f2', '#3ba55d', '#d97706', '#c2378f', '#0e8fa8', '#8b5cf6', '#b45309', '#be3b4a'];

/** A coloured disc with the initial; the bot's has a die's face, so that it is told by shape too. */
export function avatar(
  member: { readonly id: string; readonly name: string; readonly bot: boolean },
  size = 40,
): HTMLElement {
  const disc = h('span', { class: member.bot ? 'avatar bot' : 'avatar', 'aria-hidden': 'true' });
  disc.style.setProperty('--size', `${size}px`);
  if (member.bot) {
    for (let dot = 0; dot < 5; dot += 1) disc.append(h('i'));
    return disc;
  }
  // The low digits of neighbouring ids differ by one, so neighbours get different colours.
  disc.style.background = colours[Number(BigInt(member.id) % BigInt(colours.length))]!;
  disc.append([...member.name][0]?.toUpperCase() ?? '?');
  return disc;
}

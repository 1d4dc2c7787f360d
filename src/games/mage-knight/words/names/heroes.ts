import type { Name } from './name.js';

export const HERO_NAMES: Readonly<Record<string, Name>> = {
  arythea: { en: 'Arythea', pl: 'Arythea', acc: 'Arytheę', gender: 'ż' },
  goldyx: { en: 'Goldyx', pl: 'Goldyx', acc: 'Goldyksa', gender: 'm' },
  norowas: { en: 'Norowas', pl: 'Norowas', acc: 'Norowasa', gender: 'm' },
  tovak: { en: 'Tovak', pl: 'Tovak', acc: 'Tovaka', gender: 'm' },
  wolfhawk: { en: 'Wolfhawk', pl: 'Wolfhawk', acc: 'Wolfhawk', gender: 'ż' },
  krang: { en: 'Krang', pl: 'Krang', acc: 'Kranga', gender: 'm' },
  braevalar: { en: 'Braevalar', pl: 'Braevalar', acc: 'Braevalara', gender: 'm' },
};

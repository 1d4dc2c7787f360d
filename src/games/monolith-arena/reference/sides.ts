export const EMPIRE = 'dragon-empire';
export const ABYSS = 'lords-of-the-abyss';
export const REALM = 'guardians-of-the-realm';
export const FOREST = 'harbingers-of-the-forest';

/** Where Banners stand out of the way. */
export const AWAY = ['0 banner E1 0', '1 banner A3 0'] as const;

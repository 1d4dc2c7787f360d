import { TEA_REASONS } from './tea-reasons.js';
import { WAR_REASONS } from './war-reasons.js';

/** All of them by name. */
export const REASONS = { ...TEA_REASONS, ...WAR_REASONS };
export type ReasonName = keyof typeof REASONS;

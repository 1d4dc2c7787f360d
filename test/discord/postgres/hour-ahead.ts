/** Loaded before a bot: its machine's clock is an hour ahead. */
const HOUR = 3_600_000;
const now = Date.now;
Date.now = () => now() + HOUR;

/** A chance in whole percent: 0 and 100 are for what is certain. */
export function percentOf(chance: number): number {
  return chance === 0 || chance === 1 ? 100 * chance : Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** Both in percent: after a loss of 50 a gain of 100 is needed to be back at the start. */
export function gainNeededAfter(loss: number): number {
  return (loss / (100 - loss)) * 100
}

/** What is left of 100 when each of so many losses takes its share of what there still is. */
export function leftAfterLosses(share: number, losses: number): number {
  return 100 * (1 - share / 100) ** losses
}

/** From the day 12 calendar months after its day on; both days are UTC, as YYYY-MM-DD. After 29 February that is 1 March. */
export function isArchived(postDay: string, today: string): boolean {
  const [year = 0, month = 0, day = 0] = postDay.split('-').map(Number)
  return today >= new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10)
}

/** Lists are read one row further than asked for, which tells whether there is more; `next` is the last id shown. */
export function cutPage<Row extends { id: number }>(
  rows: readonly Row[],
  limit: number,
): { page: readonly Row[]; next: number | null } {
  if (rows.length <= limit) return { page: rows, next: null }
  const page = rows.slice(0, limit)
  return { page, next: page.at(-1)?.id ?? null }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type ListPage<Item> = { result: Item[]; next: number | null }

type Read<Item> = (after: number) => Promise<ListPage<Item> | null>

/** A list that grows by pages. When its first page is read again, the further ones are too. */
export function useMorePages<Item>(first: ListPage<Item>, read: Read<Item>) {
  const [more, setMore] = useState<ListPage<Item>[]>([])
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const pages = [first, ...more]
  const next = pages.at(-1)?.next ?? null

  const readAgain = useEffectEvent(async () => {
    if (more.length > 0) setMore(await readPages(first, read, more.length))
  })
  const shown = useRef(first)
  useEffect(() => {
    if (shown.current === first) return
    shown.current = first
    void readAgain()
  }, [first])

  async function loadMore() {
    if (next === null || isLoading) return
    setLoading(true)
    const page = await read(next)
    setLoading(false)
    setFailed(page === null)
    if (page) setMore([...more, page])
  }

  return {
    items: pages.flatMap(({ result }) => result),
    next,
    isLoading,
    hasFailed,
    loadMore: () => void loadMore(),
  }
}

async function readPages<Item>(first: ListPage<Item>, read: Read<Item>, count: number) {
  const pages: ListPage<Item>[] = []
  let last: ListPage<Item> | null = first
  while (last && last.next !== null && pages.length < count) {
    last = await read(last.next)
    if (last) pages.push(last)
  }
  return pages
}

import { BULLETIN_PAGE_POSTS } from '@aurivane/contract/limits'

export function countPages(posts: number): number {
  return Math.ceil(posts / BULLETIN_PAGE_POSTS)
}

/** The first page has index 0. */
export function postsOnPage<Post>(posts: readonly Post[], pageIndex: number): Post[] {
  return posts.slice(pageIndex * BULLETIN_PAGE_POSTS, (pageIndex + 1) * BULLETIN_PAGE_POSTS)
}

/** On every link that users write: the target learns nothing about the page, and search engines do not count it. */
export const linksOfUsers = { rel: 'noopener noreferrer nofollow ugc' } as const

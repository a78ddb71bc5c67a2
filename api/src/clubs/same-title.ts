/** Whether two titles are the same for their readers: capitals and spaces at the ends aside. */
export function isSameTitle(title: string, other: string): boolean {
  return fold(title) === fold(other)
}

function fold(title: string) {
  return title.normalize('NFC').trim().toLowerCase()
}

/** A drawing with a title is an image to a screen reader; one without repeats the words beside it and keeps silent. */
export function naming(title: string | undefined) {
  return title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const)
}

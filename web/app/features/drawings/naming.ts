/** A drawing with a title is an image to screen readers; without one it is decorative and hidden from them. */
export function naming(title: string | undefined) {
  return title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const)
}

/** For browsers without CSS anchor positioning. */
export function placeBelow(panel: HTMLElement, opener: HTMLElement) {
  if (CSS.supports('position-area', 'block-end')) return
  const { left, bottom } = opener.getBoundingClientRect()
  const farthestLeft = document.documentElement.clientWidth - panel.offsetWidth - 12
  panel.style.setProperty('--panel-top', `${bottom + scrollY}px`)
  panel.style.setProperty('--panel-left', `${Math.max(12, Math.min(left, farthestLeft))}px`)
}

/** Closes the menu that an element stands in, whichever kind it is: the header's panel or the mobile menu. */
export function leaveOverlay(element: Element | null) {
  element?.closest<HTMLElement>(':popover-open')?.hidePopover()
  element?.closest('dialog')?.close()
}

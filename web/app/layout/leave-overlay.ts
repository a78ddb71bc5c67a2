/** Closes the menu that contains an element: a panel of the header or the mobile menu. */
export function leaveOverlay(element: Element | null) {
  element?.closest<HTMLElement>(':popover-open')?.hidePopover()
  element?.closest('dialog')?.close()
}

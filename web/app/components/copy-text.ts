/** Rejects when the text is not in the clipboard. Call it on a click. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
  } catch (refusal) {
    if (!copyAsCommand(text)) throw refusal
  }
}

/** Fallback without clipboard permission or HTTPS: `execCommand`. */
function copyAsCommand(text: string): boolean {
  let isCopied = false
  function fill(event: ClipboardEvent) {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    isCopied = true
  }
  document.addEventListener('copy', fill)
  document.execCommand('copy')
  document.removeEventListener('copy', fill)
  return isCopied
}

const BOX_PX = 24

/** Many systems draw letters or empty boxes instead of flag emoji, which only the drawn pixels show. */
export function supportsColourEmoji(emoji: string): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = BOX_PX
  canvas.height = BOX_PX
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return false
  pen.textBaseline = 'top'
  pen.font = `${BOX_PX / 2}px sans-serif`
  pen.fillText(emoji, 0, 0)
  const { data } = pen.getImageData(0, 0, BOX_PX, BOX_PX)
  return data.some((value, place) => place % 4 === 0 && value !== data[place + 1])
}

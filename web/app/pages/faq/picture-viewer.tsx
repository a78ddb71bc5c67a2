import type { ComponentProps } from 'react'
import { Dialog } from '../../ui/dialog.tsx'

type Props = { image: ComponentProps<'img'>; alt: string; closeLabel: string; onClose: () => void }

/** The enlarged picture. Its code comes with the first picture that is opened. */
export function PictureViewer({ image, alt, closeLabel, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={alt} closeLabel={closeLabel} width="wide">
      <img {...image} alt={alt} className="enlarged" />
    </Dialog>
  )
}

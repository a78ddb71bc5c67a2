import type { ComponentProps } from 'react'
import { Dialog } from '../../components/dialog.tsx'

type Props = { image: ComponentProps<'img'>; alt: string; closeLabel: string; onClose: () => void }

/** The enlarged picture. Its code is loaded when the first picture is opened. */
export function PictureViewer({ image, alt, closeLabel, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={alt} closeLabel={closeLabel} width="wide">
      <img {...image} alt={alt} className="enlarged" />
    </Dialog>
  )
}

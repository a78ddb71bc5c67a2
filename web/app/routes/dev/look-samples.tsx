import { useState } from 'react'
import { Button, buttonClass } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Icon, strokes, type IconName } from '../../components/icon.tsx'
import { Menu } from '../../components/menu.tsx'
import { TextField } from '../../components/text-field.tsx'
import { toast } from '../../components/toast.ts'
import { InfoTip } from '../../components/tooltip.tsx'
import { samples } from './samples.ts'

const colours = [
  'paper',
  'sheet',
  'sunk',
  'ink',
  'ink-2',
  'rule',
  'edge',
  'gold',
  'gold-text',
  'gold-wash',
  'gain',
  'risk',
] as const

export function ColourSample() {
  return (
    <>
      <p className="lede">{samples.sentence}</p>
      <div className="swatches">
        {colours.map((name) => (
          <span key={name} className={name}>
            <i />
            {name}
          </span>
        ))}
      </div>
    </>
  )
}

export function OverlaySample() {
  const { overlay, field, table } = samples
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="row">
      <Button onClick={() => setOpen(true)}>{overlay.open}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={overlay.title}
        closeLabel={overlay.close}
        footer={
          <>
            <Button variant="second" onClick={() => setOpen(false)}>
              {overlay.cancel}
            </Button>
            <Button>{overlay.ok}</Button>
          </>
        }
      >
        <TextField label={field.name} hint={field.hint} />
      </Dialog>
      <Menu button={overlay.menu} buttonClassName={buttonClass({ variant: 'second' })}>
        <a href="#main">{overlay.first}</a>
        <button type="button" className="item">
          {overlay.second}
        </button>
        <p className="foot">{overlay.foot}</p>
      </Menu>
      <InfoTip label={table.more} text={table.tip} />
      <CopyButton
        text={overlay.copy}
        copiedText={overlay.copied}
        failedText={overlay.failed}
        shownForMs={2000}
        variant="plain"
      >
        {overlay.copy}
      </CopyButton>
      <Button variant="second" onClick={() => toast.success(overlay.toast)}>
        {overlay.toast}
      </Button>
    </div>
  )
}

export function IconSample() {
  return (
    <div className="icons">
      {(Object.keys(strokes) as IconName[]).map((name) => (
        <span key={name}>
          <Icon name={name} />
          {name}
        </span>
      ))}
    </div>
  )
}

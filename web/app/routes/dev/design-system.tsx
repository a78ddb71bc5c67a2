import type { ReactNode } from 'react'
import './design-system.css'
import { DataSample, ReadingSample, WaitingSample } from './data-samples.tsx'
import { ButtonSample, FieldSample, MessageSample } from './form-samples.tsx'
import { ColourSample, IconSample, OverlaySample } from './look-samples.tsx'
import { samples } from './samples.ts'

/** Everything in `ui`, in both themes beside each other. Registered in development only. */
export function Component() {
  return (
    <section className="wrap page stack g6">
      <h1>{samples.heading}</h1>
      <p className="lede">{samples.lede}</p>
      <div className="samples">
        <Theme scheme="light" />
        <Theme scheme="dark" />
      </div>
    </section>
  )
}

function Theme({ scheme }: { scheme: 'light' | 'dark' }) {
  const { parts } = samples
  return (
    <div className="theme" data-color-scheme={scheme}>
      <h2>{samples.themes[scheme]}</h2>
      <Part title={parts.colours}>
        <ColourSample />
      </Part>
      <Part title={parts.buttons}>
        <ButtonSample />
      </Part>
      <Part title={parts.fields}>
        <FieldSample />
      </Part>
      <Part title={parts.messages}>
        <MessageSample />
      </Part>
      <Part title={parts.data}>
        <DataSample />
      </Part>
      <Part title={parts.overlays}>
        <OverlaySample />
      </Part>
      <Part title={parts.waiting}>
        <WaitingSample />
      </Part>
      <Part title={parts.reading}>
        <ReadingSample />
      </Part>
      <Part title={parts.icons}>
        <IconSample />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <div className="scale" role="presentation" />
      <h3>{title}</h3>
      {children}
    </section>
  )
}

import { useId } from 'react'
import { europe, europeOnWorld, world } from './world-map-parts.ts'
import type { MapPart } from './world-map-parts.ts'
import './world-map.css'

export type MapAvailability = 'licensed' | 'available'

type Props = {
  rows: readonly { code: string; availability: MapAvailability }[]
  /** Countries of the chosen region: drawn with a heavier outline, the others step back. */
  selectedCodes: readonly string[]
  title: string
  description: string
  /** Name of a country in the reader's language, shown on hover. */
  nameOf: (code: string) => string
}

/** Licensed countries are solid, available ones ruled, all others plain: the map reads without colour. */
export function WorldMap({ rows, selectedCodes, title, description, nameOf }: Props) {
  const id = useId()
  const countries = { rows, selectedCodes, nameOf, rulingId: `${id}-ruling` }
  const [x, y, width, height] = europeOnWorld
  return (
    <div className="world-map">
      <svg
        className="world-map-main"
        viewBox={`0 0 ${world.width} ${world.height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        <Ruling id={`${id}-ruling`} />
        <Countries {...countries} part={world} />
        <rect className="inset-frame" x={x} y={y} width={width} height={height} />
      </svg>
      <svg className="world-map-inset" viewBox={`0 0 ${europe.width} ${europe.height}`} aria-hidden="true">
        <Countries {...countries} part={europe} />
      </svg>
    </div>
  )
}

/** The sign of a state in the key of the map, drawn as on the map. */
export function MapKeySign({ availability }: { availability: MapAvailability | 'none' }) {
  const id = useId()
  return (
    <svg className="map-key-sign" viewBox="0 0 30 20" aria-hidden="true">
      <Ruling id={id} />
      <rect
        className={availability === 'none' ? 'land' : availability}
        fill={availability === 'available' ? `url(#${id})` : undefined}
        x="1"
        y="1"
        width="28"
        height="18"
      />
    </svg>
  )
}

function Ruling({ id }: { id: string }) {
  return (
    <pattern id={id} className="ruling" width="6" height="6" patternUnits="userSpaceOnUse">
      <path className="ruling-ground" d="M0 0h6v6H0z" />
      <path className="ruling-line" d="M0 3h6" />
    </pattern>
  )
}

type CountriesProps = Pick<Props, 'rows' | 'selectedCodes' | 'nameOf'> & { part: MapPart; rulingId: string }

const SHAPES = '/pictures/world-map.svg'

function Countries({ rows, selectedCodes, nameOf, part, rulingId }: CountriesProps) {
  const listed = new Set(rows.map(({ code }) => code))
  const plain = ['land', ...part.codes.filter((code) => !listed.has(code))]
  // Chosen countries come last, so that no neighbour covers their outline.
  const ordered = rows.toSorted(
    (a, b) => Number(selectedCodes.includes(a.code)) - Number(selectedCodes.includes(b.code)),
  )
  return (
    <g className={selectedCodes.length > 0 ? 'has-selection' : undefined}>
      {plain.map((code) => (
        <use key={code} className="land" href={`${SHAPES}#${part.name}-${code}`} />
      ))}
      {ordered.map(({ code, availability }) => {
        const dot = part.dots[code]
        const shape = {
          className: `${availability}${selectedCodes.includes(code) ? ' is-selected' : ''}`,
          fill: availability === 'available' ? `url(#${rulingId})` : undefined,
        }
        return (
          <g key={code}>
            <title>{nameOf(code)}</title>
            {part.codes.includes(code) && <use {...shape} href={`${SHAPES}#${part.name}-${code}`} />}
            {dot && <circle {...shape} cx={dot[0]} cy={dot[1]} r="9" />}
          </g>
        )
      })}
    </g>
  )
}

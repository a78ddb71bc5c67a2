import { classNames } from './class-names.ts'
import './icon.css'

/** All icons are 20 by 20, with a single stroke width. */
export const strokes = {
  back: 'M16 10H4M9 5l-5 5 5 5',
  ban: 'M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15M4.8 15.2L15.2 4.8',
  check: 'M4 10.5l4 4 8-9',
  clock: 'M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15M10 6v4.5l3 2',
  close: 'M5 5l10 10M15 5L5 15',
  copy: 'M7 7h9v9H7zM13 7V4H4v9h3',
  download: 'M10 3v9.5M6 9l4 4 4-4M4 16.5h12',
  edit: 'M4 16l.8-3.6L13.2 4l2.8 2.8-8.4 8.4zM11.4 5.8l2.8 2.8',
  external: 'M8 4H4v12h12v-4M11 3.5h5.5V9M16 4l-7 7',
  info: 'M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15M10 9v5M10 6.2v.1',
  locked: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 016 0V9',
  mail: 'M3 5h14v10H3zM3.5 5.5L10 11l6.5-5.5',
  menu: 'M3 6h14M3 10h14M3 14h9',
  minus: 'M4 10h12',
  moon: 'M15.5 12.5A6.5 6.5 0 017.5 4.5a6.5 6.5 0 108 8z',
  pause: 'M7 5v10M13 5v10',
  play: 'M7 4.5v11l8-5.5z',
  plus: 'M4 10h12M10 4v12',
  print: 'M6 8V3h8v5M6 14H3V8h14v6h-3M6 12h8v5H6z',
  search: 'M9 3.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11M13.2 13.2L17 17',
  share: 'M10 12.5V3M6.5 6L10 2.5 13.5 6M6 9H4v8h12V9h-2',
  sun: 'M10 6.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1',
  trash: 'M3.5 5.5h13M8 5.5V3h4v2.5M5.5 5.5l.8 11.5h7.4l.8-11.5M8.5 8.5v5.5M11.5 8.5v5.5',
  unlocked: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 015.8-1',
  warning: 'M10 3l8 14H2zM10 8v4M10 14.5v.1',
} as const

export type IconName = keyof typeof strokes

type Props = { name: IconName; size?: 'small'; className?: string }

/** Always decorative: the text beside it or the button's label has the meaning. */
export function Icon({ name, size, className }: Props) {
  return (
    <svg className={classNames('icon', size, className)} viewBox="0 0 20 20" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  )
}

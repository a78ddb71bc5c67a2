// Draws every picture of the product. The output is checked in: run this after a change, look at it, commit both.
import { drawFlags } from './draw-flags.ts'
import { drawCards } from './draw-cards.ts'
import { drawHeroes } from './draw-heroes.ts'
import { drawIcons } from './draw-icons.ts'
import { drawMap } from './draw-map.ts'
import { drawOgImages } from './draw-og.ts'

await drawCards()
await drawMap()
await drawIcons()
await drawFlags()
await drawOgImages()
await drawHeroes()

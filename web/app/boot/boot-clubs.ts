import './boot.ts'
import { drawClubs } from './draw-clubs.ts'
import { hasStarted, startApp } from './start-app.ts'

/** The inline script of /clubs: that of every page, and the list, for which nobody should wait until the app is there. */
function drawOncePainted() {
  // Another country, which only the app knows to show.
  if (location.search) return
  const paints = new PerformanceObserver(() => {
    paints.disconnect()
    // For a member the app starts at once, and in the background before anything is painted: it asks by itself. Otherwise it asks
    // again if this fails, and tells if that fails, too.
    if (!hasStarted()) drawClubs().catch(startApp)
  })
  paints.observe({ type: 'paint', buffered: true })
}

document.addEventListener('DOMContentLoaded', drawOncePainted)

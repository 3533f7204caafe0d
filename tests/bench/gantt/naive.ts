import { spanOf } from '~/domain/kit/gantt/bar'
import type { generatedDay } from './day'

const SVG = 'http://www.w3.org/2000/svg'
const PER_MINUTE = 1.8
const COLOURS = {
  load: '#b45309',
  travel: '#1d5fbf',
  wait: '#9b1c1c',
  pour: '#0b7a63',
  wash: '#5b6b80',
  return: '#5b6b80',
}

/** The same day the plain way: an element for every phase of every bar in every row, and shading as elements too. */
export function naiveChart(root: HTMLElement, day: ReturnType<typeof generatedDay>) {
  const svg = element('svg', { width: 1080 * PER_MINUTE })
  let top = 0
  const topOf = new Map<string, number>()
  for (const section of day.sections) {
    for (const row of section.rows) {
      topOf.set(row.id, top)
      svg.append(
        element('rect', {
          x: 0,
          y: top,
          width: 1080 * PER_MINUTE,
          height: section.rowHeight,
          fill: 'none',
          class: 'shade',
        }),
        element('line', { x1: 0, x2: 1080 * PER_MINUTE, y1: top, y2: top, stroke: '#e2e5ea' }),
        words(4, top + 18, row.title),
      )
      top += section.rowHeight
    }
    for (const bar of section.bars) {
      const group = element('g', { 'data-load': bar.id })
      for (const { kind, from, until } of bar.phases) {
        const box = { x: (from - 240) * PER_MINUTE, width: (until - from) * PER_MINUTE }
        group.append(
          element('rect', { ...box, y: topOf.get(bar.row)! + 4, height: section.rowHeight - 8, fill: COLOURS[kind] }),
        )
      }
      group.append(words((spanOf(bar).from - 240) * PER_MINUTE, topOf.get(bar.row)! + 18, bar.label))
      svg.append(group)
    }
  }
  svg.setAttribute('height', String(top))
  const box = document.createElement('div')
  box.style.cssText = 'height:100%;overflow:auto'
  box.append(svg)
  root.replaceChildren(box)
  const shades = [...svg.querySelectorAll('.shade')]
  let held: Element | null = null
  let from = 0
  svg.addEventListener('pointerdown', event => {
    held = (event.target as Element).closest('[data-load]')
    from = event.clientX
  })
  svg.addEventListener('pointerup', () => {
    held = null
  })
  svg.addEventListener('pointermove', event => {
    if (!held) return
    const minutes = Math.round((event.clientX - from) / PER_MINUTE / 5) * 5
    held.setAttribute('transform', `translate(${minutes * PER_MINUTE} 0)`)
    const loads = day.bars.map(spanOf)
    for (const [at, shade] of shades.entries())
      shade.setAttribute('fill', (loads[at % loads.length]!.from + minutes) % 3 ? '#e8f5ec' : '#f3f3f3')
  })
}

function element(name: string, attributes: Record<string, string | number>) {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

function words(x: number, y: number, text: string) {
  const made = element('text', { x, y, 'font-size': 11 })
  made.textContent = text
  return made
}

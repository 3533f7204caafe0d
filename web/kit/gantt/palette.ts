import type { PhaseKind } from '~/domain/kit/gantt/bar'

export type Palette = {
  bg: string
  surface: string
  sunken: string
  fg: string
  muted: string
  line: string
  lineStrong: string
  brand: string
  brandSoft: string
  ring: string
  stop: string
  waiting: string
  done: string
  dark: boolean
  phases: Record<PhaseKind, string>
  /** Patterns say the same as the colours: load stripes, wait dots, wash rules, and the hatch of what is fixed. */
  stripes: CanvasPattern
  dots: CanvasPattern
  rules: CanvasPattern
  hatch: CanvasPattern
  closed: CanvasPattern
  font: string
}

const NAMES = {
  bg: '--bg',
  surface: '--surface',
  sunken: '--sunken',
  fg: '--fg',
  muted: '--muted',
  line: '--line',
  lineStrong: '--line-strong',
  brand: '--brand',
  brandSoft: '--brand-soft',
  ring: '--ring',
  stop: '--stop',
} as const
const PHASES = {
  load: '--phase-load',
  travel: '--phase-travel',
  wait: '--phase-wait',
  pour: '--phase-pour',
  wash: '--phase-return',
  return: '--phase-return',
} as const

/** The tokens as the canvas needs them: `light-dark()` is resolved by the browser, on a probe inside the chart. */
export function paletteOf(box: HTMLElement): Palette {
  const probe = box.appendChild(document.createElement('span'))
  // Who wants less motion has short transitions everywhere, and a colour on its way reads as the one before.
  probe.style.transition = 'none'
  const resolved = (value: string) => {
    probe.style.color = value
    return getComputedStyle(probe).color
  }
  const of = <Names extends Record<string, string>>(names: Names) =>
    Object.fromEntries(Object.entries(names).map(([name, token]) => [name, resolved(`var(${token})`)])) as Record<
      keyof Names,
      string
    >
  const base = of(NAMES)
  const phases = of(PHASES)
  const dark = resolved('light-dark(#ffffff, #000000)') === 'rgb(0, 0, 0)'
  probe.dataset.tone = 'waiting'
  const waiting = resolved('var(--tone)')
  probe.dataset.tone = 'done'
  const done = resolved('var(--tone)')
  probe.remove()
  return {
    ...base,
    phases,
    waiting,
    done,
    dark,
    stripes: pattern(6, pen => lines(pen, 'rgb(255 255 255 / 38%)', [[1.5, 0, 1.5, 6]])),
    dots: pattern(6, pen => dot(pen, 'rgb(255 255 255 / 75%)')),
    rules: pattern(4, pen => lines(pen, 'rgb(255 255 255 / 55%)', [[0, 1, 4, 1]])),
    hatch: pattern(7, pen => lines(pen, dark ? 'rgb(14 17 22 / 62%)' : 'rgb(255 255 255 / 62%)', DIAGONAL, 2)),
    closed: pattern(7, pen => lines(pen, base.line, DIAGONAL, 1)),
    font: getComputedStyle(box).fontFamily,
  }
}

type Segment = readonly [x1: number, y1: number, x2: number, y2: number]
const DIAGONAL: readonly Segment[] = [
  [-1, 1, 1, -1],
  [-1, 8, 8, -1],
  [6, 8, 8, 6],
]

function pattern(size: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasPattern {
  const tile = document.createElement('canvas')
  tile.width = size
  tile.height = size
  const pen = tile.getContext('2d')!
  draw(pen)
  return pen.createPattern(tile, 'repeat')!
}

function lines(pen: CanvasRenderingContext2D, color: string, segments: readonly Segment[], width = 1) {
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.beginPath()
  for (const [x1, y1, x2, y2] of segments) {
    pen.moveTo(x1, y1)
    pen.lineTo(x2, y2)
  }
  pen.stroke()
}

function dot(pen: CanvasRenderingContext2D, color: string) {
  pen.fillStyle = color
  pen.fillRect(1, 1, 2, 2)
  pen.fillRect(4, 4, 2, 2)
}

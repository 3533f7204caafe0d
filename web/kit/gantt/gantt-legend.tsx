import type { ReactNode } from 'react'

const STRIPES = 'repeating-linear-gradient(90deg, transparent 0 3px, rgb(255 255 255 / 45%) 3px 5px)'
const DOTS = 'radial-gradient(rgb(255 255 255 / 85%) 1px, transparent 1.5px) 0 0 / 5px 5px'
const RULES = 'repeating-linear-gradient(0deg, transparent 0 2px, rgb(255 255 255 / 55%) 2px 3px)'
const HATCH = 'repeating-linear-gradient(135deg, transparent 0 3px, var(--bg) 3px 5px)'

/** What the figures of the chart mean; colour never says it alone. */
export function GanttLegend({ keys = false, children }: { keys?: boolean; children?: ReactNode }) {
  return (
    <div className="figures flex min-h-8 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-3 text-meta text-muted max-md:hidden print:hidden">
      <Sign word="Loads" style={{ background: `${STRIPES}, var(--phase-load)` }} />
      <Sign word="Drives" thin style={{ background: 'var(--phase-travel)' }} />
      <Sign word="Waits" style={{ background: `${DOTS}, var(--phase-wait)` }} />
      <Sign word="Pours" style={{ background: 'var(--phase-pour)' }} />
      <Sign word="Washes" style={{ background: `${RULES}, var(--phase-return)` }} />
      <Sign word="Returns" thin style={{ background: 'var(--phase-return)', opacity: 0.5 }} />
      <Sign word="Fixed" style={{ background: `${HATCH}, var(--phase-pour)` }} />
      <Sign word="Breaks a rule" style={{ border: '2px solid var(--stop)' }} />
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="h-3 w-0.5 bg-fg" /> Promised
      </span>
      {children}
      {keys && (
        <span className="ml-auto truncate max-[1800px]:hidden">
          Drag or ← → moves a load, Alt ↑ ↓ to another truck, Enter puts it down, n next conflict, m asks where to
        </span>
      )}
    </div>
  )
}

const Sign = ({ word, style, thin }: { word: string; style: React.CSSProperties; thin?: boolean }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden className={thin ? 'h-1 w-4' : 'h-3 w-4'} style={style} /> {word}
  </span>
)

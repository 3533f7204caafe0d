import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Bar, type Section, type Span, spanOf } from '~/domain/kit/gantt/bar'
import { laneBox } from '~/domain/kit/gantt/hit'
import { packRows } from '~/domain/kit/gantt/lanes'
import { type Scale, xOf } from '~/domain/kit/gantt/scale'
import { ticksOf } from '~/domain/kit/gantt/ticks'

const WIDTH = 1040
const HEAD = 190
const ROW = 20

/** True while the page is being printed: a canvas does not go on paper well, a drawing does. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture as soon as the listener returns.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}

/** The schedule in black on white, the whole day across the sheet: blocks load and pour, lines drive, dots are breaches. */
export function GanttPrint({ sections, hours }: { sections: readonly Section[]; hours: Span }) {
  const scale: Scale = { ...hours, perMinute: (WIDTH - HEAD) / (hours.until - hours.from) }
  return (
    <div className="gantt-print text-black">
      {sections.map(section => (
        <PrintedSection key={section.id} section={section} scale={scale} />
      ))}
    </div>
  )
}

function PrintedSection({ section, scale }: { section: Section; scale: Scale }) {
  const packed = packRows(section.bars.filter(bar => !bar.faint))
  const rows = section.rows.filter(row => packed.has(row.id))
  const height = 26 + rows.length * ROW
  return (
    <svg role="img" aria-label={section.title} viewBox={`0 0 ${WIDTH} ${height}`} className="block w-full text-[9px]">
      <text x={0} y={16} fontSize={11} fontWeight={600}>
        {section.title}
      </text>
      {ticksOf(scale).map(tick => (
        <g key={tick.minute}>
          <line
            x1={x(tick.minute)}
            x2={x(tick.minute)}
            y1={20}
            y2={height}
            stroke="#999"
            strokeWidth={tick.strong ? 0.4 : 0.15}
          />
          {tick.label && (
            <text x={x(tick.minute)} y={16} fontSize={8} textAnchor="middle">
              {tick.label}
            </text>
          )}
        </g>
      ))}
      {rows.map((row, at) => (
        <g key={row.id} transform={`translate(0 ${24 + at * ROW})`}>
          <line x1={0} x2={WIDTH} y1={ROW} y2={ROW} stroke="#999" strokeWidth={0.2} />
          <text x={0} y={13}>
            <tspan fontWeight={600}>{row.title}</tspan> {row.facts.slice(0, 26)}
          </text>
          {packed.get(row.id)!.bars.map(({ bar, lane, of }) => (
            <PrintedBar key={bar.id} bar={bar} scale={scale} {...laneBox(ROW, lane, of)} />
          ))}
        </g>
      ))}
    </svg>
  )

  function x(minute: number) {
    return HEAD + xOf(scale, minute)
  }
}

function PrintedBar({ bar, scale, top, height }: { bar: Bar; scale: Scale; top: number; height: number }) {
  const { from, until } = spanOf(bar)
  const x = HEAD + xOf(scale, from)
  return (
    <g>
      {bar.phases.map(phase => {
        const block = phase.kind === 'load' || phase.kind === 'pour'
        const left = HEAD + xOf(scale, phase.from)
        const width = Math.max(0.5, (phase.until - phase.from) * scale.perMinute)
        return (
          <rect
            key={`${phase.kind} ${phase.from}`}
            x={left}
            width={width}
            y={block ? top : top + height / 2 - 0.6}
            height={block ? height : 1.2}
            fill={phase.kind === 'pour' ? '#bbb' : block ? '#fff' : '#000'}
            stroke="#000"
            strokeWidth={block ? 0.5 : 0}
          />
        )
      })}
      {bar.breach && <circle cx={x} cy={top} r={2.2} fill="#000" />}
      <text
        x={HEAD + xOf(scale, bar.phases.find(phase => phase.kind === 'pour')?.from ?? from) + 1}
        y={top + height - 2.5}
        fontSize={7}
      >
        {until - from > 20 ? bar.label : ''}
      </text>
    </g>
  )
}

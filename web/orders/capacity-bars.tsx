import type { HourCapacity } from '~/domain/orders/capacity-profile'

type Props = { hours: readonly HourCapacity[]; label: string; height?: number }

const FROM = 4
const UNTIL = 23

/** Bars by hour: booked, added, and the line of what the plant makes. The same stands as a table for readers. */
export function CapacityBars({ hours, label, height = 56 }: Props) {
  const shown = hours.filter(({ hour }) => hour >= FROM && hour <= UNTIL)
  const most = Math.max(1, ...shown.flatMap(hour => [Number(hour.capacity), Number(hour.booked) + Number(hour.added)]))
  const slot = 100 / shown.length
  const y = (value: number) => height - (value / most) * (height - 4)
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        className="block w-full"
        style={{ height }}
      >
        {shown.map((hour, place) => {
          const [booked, added, capacity] = [Number(hour.booked), Number(hour.added), Number(hour.capacity)]
          const x = place * slot
          return (
            <g key={hour.hour}>
              <rect
                x={x + 0.4}
                width={slot - 0.8}
                y={y(booked)}
                height={height - y(booked)}
                fill="var(--line-strong)"
              />
              <rect
                x={x + 0.4}
                width={slot - 0.8}
                y={y(booked + added)}
                height={Math.max(0, y(booked) - y(booked + added))}
                fill={hour.over ? 'var(--stop)' : 'var(--brand)'}
              />
              <line
                x1={x}
                x2={x + slot}
                y1={y(capacity)}
                y2={y(capacity)}
                stroke="var(--fg)"
                strokeWidth={1}
                vectorEffect="non-scaling-stroke"
                strokeDasharray="3 2"
              />
            </g>
          )
        })}
      </svg>
      <p aria-hidden className="figures flex justify-between text-meta text-muted">
        <span>04</span>
        <span>10</span>
        <span>16</span>
        <span>23</span>
      </p>
      <table className="sr-only">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th>Hour</th>
            <th>Capacity</th>
            <th>Booked</th>
            <th>Added</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(hour => (
            <tr key={hour.hour}>
              <th>{hour.hour}:00</th>
              <td>{hour.capacity}</td>
              <td>{hour.booked}</td>
              <td>{hour.added}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

import { encode } from 'uqr'

/** What a phone's camera reads. Dark on light in both themes, since many apps read nothing else. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="size-52 rounded-md bg-white">
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

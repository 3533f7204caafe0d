import { encode } from 'uqr'
import { qrPath } from '~/domain/kit/qr-path'

/** What a phone's camera reads. Dark on light in both themes, since many apps read nothing else. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="size-52 rounded-md bg-white">
      <path d={qrPath(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

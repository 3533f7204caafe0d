import type { Drawing } from '~/domain/kit/chart/drawing'
import { settledSvg } from '~/domain/kit/chart/settled-svg'
import { tableCsv } from '~/domain/kit/chart/table-csv'
import { Button } from '~/web/ui/button'

/** The picture as SVG or PNG in the light theme, and its table as CSV; appears once scripts run. */
export function ChartExport({ drawing }: { drawing: Drawing }) {
  const name = fileName(drawing.title)
  const svg = () => new Blob([settledSvg(drawing)], { type: 'image/svg+xml' })
  return (
    <div role="group" aria-label={`Download ${drawing.title}`} className="no-print flex gap-1">
      <Button look="quiet" size="sm" onClick={() => save(svg(), `${name}.svg`)}>
        SVG
      </Button>
      <Button look="quiet" size="sm" onClick={async () => save(await png(drawing), `${name}.png`)}>
        PNG
      </Button>
      <Button
        look="quiet"
        size="sm"
        onClick={() => save(new Blob([tableCsv(drawing.table)], { type: 'text/csv' }), `${name}.csv`)}
      >
        CSV
      </Button>
    </div>
  )
}

function fileName(title: string): string {
  return (
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'chart'
  )
}

/** Twice the size, so that it stays sharp in a report. */
async function png(drawing: Drawing): Promise<Blob> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(settledSvg(drawing))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = drawing.width * 2
  canvas.height = drawing.height * 2
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png')
  })
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

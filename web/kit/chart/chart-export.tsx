import type { Drawing } from '~/domain/kit/chart/drawing'
import { settledSvg } from '~/domain/kit/chart/settled-svg'
import { tableCsv } from '~/domain/kit/chart/table-csv'
import { Button } from '~/web/ui/button'

/** The picture as SVG or PNG in the light theme, and its table as CSV. */
export function ChartExport({ drawing }: { drawing: Drawing }) {
  const name = fileName(drawing.title)
  const svg = () => new Blob([settledSvg(drawing)], { type: 'image/svg+xml' })
  const csv = () => new Blob([tableCsv(drawing.table)], { type: 'text/csv' })
  const button = (kind: string, blob: () => Blob | Promise<Blob>) => (
    <Button
      look="quiet"
      size="sm"
      aria-label={`Download ${drawing.title} as ${kind}`}
      onClick={async () => save(await blob(), `${name}.${kind.toLowerCase()}`)}
    >
      {kind}
    </Button>
  )
  return (
    <div className="no-print flex gap-1">
      {button('SVG', svg)}
      {button('PNG', () => png(drawing))}
      {button('CSV', csv)}
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

import type { PdfPage, PdfText } from '../read-pdf'

const PAPERS = { A4: [595.28, 841.89], A5: [419.53, 595.28] }
type Edges = { x: number; y: number; right: number; bottom: number }
/** Where the letters of a run are: from the height of a capital down to the tail of a g. */
const edges = (one: PdfText): Edges => ({
  x: one.x,
  right: one.x + one.width,
  y: one.y - one.size * 0.72,
  bottom: one.y + one.size * 0.18,
})

/** What a reader of a paper would not see whole: letters and rules beyond the page, letters over letters, and boxes for letters. */
export function paperFaults(pages: readonly PdfPage[], size: keyof typeof PAPERS = 'A4'): string[] {
  return pages.flatMap((page, at) => {
    const name = `page ${at + 1}`
    const sides = [page.width, page.height].sort((a, b) => a - b)
    const paper = sides.every((side, place) => Math.abs(side - PAPERS[size][place]!) < 0.5)
    const said = page.texts.filter(one => one.text.trim() && one.size < 60)
    const beyond = said.filter(one => {
      const box = edges(one)
      return box.x < 12 || box.right > page.width - 12 || box.y < 8 || box.bottom > page.height - 8
    })
    const drawn = page.boxes.filter(
      box => box.x < -1 || box.y < -1 || box.x + box.width > page.width + 1 || box.y + box.height > page.height + 1,
    )
    return [
      ...(paper ? [] : [`${name} is ${page.width} × ${page.height} points, not ${size}`]),
      ...beyond.map(one => `${name}: "${one.text}" lies beyond the page`),
      ...drawn.map(box => `${name}: a drawing lies beyond the page, at ${box.x.toFixed(0)}, ${box.y.toFixed(0)}`),
      ...overlaps(said).map(([a, b]) => `${name}: "${a.text}" and "${b.text}" stand on each other`),
      ...said.filter(one => one.text.includes('�')).map(one => `${name}: "${one.text}" has no letter`),
    ]
  })
}

function overlaps(texts: readonly PdfText[]): [PdfText, PdfText][] {
  const found: [PdfText, PdfText][] = []
  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1)) {
      const [a, b] = [edges(one), edges(other)]
      const across = Math.min(a.right, b.right) - Math.max(a.x, b.x)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y)
      if (across > 1.5 && down > 1.5) found.push([one, other])
    }
  return found
}

import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdf } from '~/functions/kit/pdf'
import { chartSamples } from '~/tests/kit/rules/chart-samples'

test('UX-44 the same picture is in a PDF: every stroke of the print theme, and no stray number', async () => {
  for (const [name, { svg, title }] of Object.entries(chartSamples('print'))) {
    const drawn = content(await pdf({ title, content: [{ svg, width: 500 }] }))
    const starts = [...svg.matchAll(/ d="([^"]*)"/g)].reduce(
      (sum, [, path]) => sum + (path!.match(/[Mm]/g)?.length ?? 0),
      0,
    )
    expect(drawn.match(/ m$/gm)?.length ?? 0, name).toBeGreaterThanOrEqual(starts)
    expect(drawn.match(/ BT$|^BT$/gm)?.length ?? 0, name).toBeGreaterThanOrEqual(svg.match(/<text/g)!.length)
    expect(drawn).not.toMatch(/NaN|Infinity/)
  }
})

/** What the pages of a PDF draw, from their compressed streams. */
function content(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes)
  const parts: string[] = []
  for (let at = raw.indexOf('stream\n'); at !== -1; at = raw.indexOf('stream\n', at + 7)) {
    if (raw.subarray(at - 3, at).toString() === 'end') continue
    const end = raw.indexOf('\nendstream', at)
    try {
      parts.push(inflateSync(raw.subarray(at + 7, end)).toString('latin1'))
    } catch {
      // Fonts and other streams that are no drawing.
    }
  }
  return parts.join('\n')
}

import type { Script } from './pdf-scripts'

/** A pdfmake document: content of text, columns, tables and vectors. */
export type PdfDocument = {
  title: string
  content: PdfNode[]
  header?: (page: number, pages: number) => PdfNode
  footer?: (page: number, pages: number) => PdfNode
  /** Large grey letters across the page, e.g. COPY. */
  watermark?: string | undefined
  margins?: [number, number, number, number]
  landscape?: boolean
  /** Another paper than A4, in points. */
  size?: [width: number, height: number]
  styles?: Record<string, object>
}
export type PdfNode = string | { [part: string]: unknown } | PdfNode[]

/** A document with its fonts inside, as bytes; on A4 unless it says otherwise. */
export async function pdf({ title, margins = [40, 40, 40, 48], watermark, landscape, size, ...rest }: PdfDocument) {
  const { pdfmake, withScripts, knows } = await printer()
  const { document, scripts } = withScripts(rest)
  for (const script of scripts) knows(script)
  const bytes = await pdfmake
    .createPdf({
      pageSize: size ? { width: size[0], height: size[1] } : 'A4',
      ...(size ? {} : { pageOrientation: landscape ? 'landscape' : 'portrait' }),
      pageMargins: margins,
      info: { title, creator: 'Readymix Portal', producer: 'Readymix Portal' },
      defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.2, color: '#111827' },
      ...(watermark ? { watermark: { text: watermark, color: '#9CA3AF', opacity: 0.22, bold: true } } : {}),
      ...document,
    })
    .getBuffer()
  return new Uint8Array(bytes)
}

/** Fonts come out of memory and nothing else may be read: a document never reaches a file or an address. */
async function printer() {
  loaded ??= load()
  return loaded
}

async function load() {
  const [{ default: pdfmake }, { default: fonts }, { fontsForDrawings }, { breakBetweenSyllables }, scripts] =
    await Promise.all([
      import('pdfmake'),
      import('pdfmake/build/vfs_fonts.js'),
      import('./pdf-drawing-fonts'),
      import('./pdf-syllables'),
      import('./pdf-scripts'),
    ])
  for (const [name, content] of Object.entries(fonts)) pdfmake.virtualfs.writeFileSync(name, content, 'base64')
  const families: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>> = {
    Roboto: {
      normal: 'Roboto-Regular.ttf',
      bold: 'Roboto-Medium.ttf',
      italics: 'Roboto-Italic.ttf',
      bolditalics: 'Roboto-MediumItalic.ttf',
    },
  }
  const named = new Set(Object.keys(fonts))
  pdfmake.setFonts(families)
  fontsForDrawings(name => (fonts[name] ? Buffer.from(fonts[name], 'base64') : undefined))
  breakBetweenSyllables()
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(path => named.has(path))
  /** A script is read when it is first printed; it has no italics, so these are upright. */
  const knows = (script: Script) => {
    if (families[script]) return
    const [normal, bold] = [`${script}.font`, `${script}-bold.font`]
    const files = scripts.filesOf(script)
    pdfmake.virtualfs.writeFileSync(normal, files.normal)
    pdfmake.virtualfs.writeFileSync(bold, files.bold)
    named.add(normal).add(bold)
    families[script] = { normal, bold, italics: normal, bolditalics: bold }
    pdfmake.setFonts(families)
  }
  return { pdfmake, withScripts: scripts.withScripts, knows }
}

let loaded: ReturnType<typeof load> | undefined

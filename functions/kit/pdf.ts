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
  const pdfmake = await printer()
  const bytes = await pdfmake
    .createPdf({
      pageSize: size ? { width: size[0], height: size[1] } : 'A4',
      ...(size ? {} : { pageOrientation: landscape ? 'landscape' : 'portrait' }),
      pageMargins: margins,
      info: { title, creator: 'Readymix Portal', producer: 'Readymix Portal' },
      defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.2, color: '#111827' },
      ...(watermark ? { watermark: { text: watermark, color: '#9CA3AF', opacity: 0.22, bold: true } } : {}),
      ...rest,
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
  const [{ default: pdfmake }, { default: fonts }, { fontsForDrawings }] = await Promise.all([
    import('pdfmake'),
    import('pdfmake/build/vfs_fonts.js'),
    import('./pdf-drawing-fonts'),
  ])
  for (const [name, content] of Object.entries(fonts)) pdfmake.virtualfs.writeFileSync(name, content, 'base64')
  pdfmake.setFonts({
    Roboto: {
      normal: 'Roboto-Regular.ttf',
      bold: 'Roboto-Medium.ttf',
      italics: 'Roboto-Italic.ttf',
      bolditalics: 'Roboto-MediumItalic.ttf',
    },
  })
  fontsForDrawings(name => (fonts[name] ? Buffer.from(fonts[name], 'base64') : undefined))
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(path => path in fonts)
  return pdfmake
}

let loaded: ReturnType<typeof load> | undefined

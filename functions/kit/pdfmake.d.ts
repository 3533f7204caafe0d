/** The small part of pdfmake 0.3 that is used here; the package brings no types of its own. */
declare module 'pdfmake' {
  type Made = { getBuffer(): Promise<Uint8Array> }
  const pdfmake: {
    virtualfs: {
      writeFileSync(name: string, content: string, encoding: 'base64'): void
      writeFileSync(name: string, content: Uint8Array): void
    }
    setFonts(fonts: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>): void
    setUrlAccessPolicy(allow: (url: string) => boolean): void
    setLocalAccessPolicy(allow: (path: string) => boolean): void
    createPdf(document: object): Made
  }
  export default pdfmake
}
declare module 'pdfmake/build/vfs_fonts.js' {
  const fonts: Record<string, string>
  export default fonts
}
declare module 'pdfmake/js/PDFDocument.js' {
  class PDFDocument {
    _registeredFonts: Record<string, unknown>
    registerFont(name: string, bytes: Uint8Array): this
    getFontFile(family: string, bold: boolean, italic: boolean): string | null
  }
  const document: typeof PDFDocument | { default: typeof PDFDocument }
  export default document
}
declare module 'pdfmake/js/TextInlines.js' {
  type Inline = {
    text: string
    width: number
    leadingCut?: number
    trailingCut?: number
    noNewLine?: boolean
    lineEnd?: boolean
  }
  class TextInlines {
    constructor(document: null)
    widthOfText(text: string, look: Inline): number
  }
  const inlines: typeof TextInlines | { default: typeof TextInlines }
  export default inlines
}
declare module 'pdfmake/js/LayoutBuilder.js' {
  class LayoutBuilder {
    writer: { context(): { availableWidth: number } }
    buildNextLine(node: { _inlines?: import('pdfmake/js/TextInlines.js').Inline[] }): object | null
  }
  const builder: typeof LayoutBuilder | { default: typeof LayoutBuilder }
  export default builder
}

/** The small part of pdfmake 0.3 that is used here; the package brings no types of its own. */
declare module 'pdfmake' {
  type Made = { getBuffer(): Promise<Uint8Array> }
  const pdfmake: {
    virtualfs: { writeFileSync(name: string, content: string, encoding: 'base64'): void }
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

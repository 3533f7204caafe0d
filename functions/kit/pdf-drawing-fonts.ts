import drawn from 'pdfmake/js/PDFDocument.js'

/** A CommonJS default arrives bare under a bundler and wrapped under Node itself. */
const PDFDocument = 'default' in drawn ? drawn.default : drawn

/**
 * Text inside a drawing asks for its font by file name, past the store that pdfmake reads its fonts from. Each document gets
 * the bytes under that name when a drawing first asks.
 */
export function fontsForDrawings(bytes: (name: string) => Buffer | undefined): void {
  const { getFontFile } = PDFDocument.prototype
  PDFDocument.prototype.getFontFile = function (family, bold, italic) {
    const name = getFontFile.call(this, family, bold, italic)
    const found = name === null || this._registeredFonts[name] ? undefined : bytes(name)
    if (found && name) this.registerFont(name, found)
    return name
  }
}

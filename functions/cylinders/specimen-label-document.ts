import { encode } from 'uqr'
import { type SpecimenLabel, specimenAddress } from '~/domain/cylinders/specimen-label'
import { LABEL_ROLLS, LABEL_SHEETS } from '~/domain/kit/laboratory-setting'
import { qrPath } from '~/domain/kit/qr-path'
import { shortAge } from '~/domain/kit/specimen-age'
import { spokenDay as day } from '~/domain/kit/time'
import type { PdfDocument, PdfNode } from '../kit/pdf'

type Look = { publicUrl: string } & (
  | { as: 'sheet'; size: keyof typeof LABEL_SHEETS }
  | { as: 'single'; size: keyof typeof LABEL_ROLLS }
)
const POINTS = 72 / 25.4
const A4 = { width: 210, height: 297 }
/** White that a reader needs around the code, in modules. */
const QUIET = 4

/** Labels in the order of the specimens: places of a sheet, row by row, or a page each. */
export function specimenLabelDocument(labels: readonly SpecimenLabel[], look: Look): PdfDocument {
  const paper = look.as === 'sheet' ? LABEL_SHEETS[look.size] : LABEL_ROLLS[look.size]
  const page = look.as === 'sheet' ? A4 : paper
  const { across, down } = paper
  const edge = { x: (page.width - across * paper.width) / 2, y: (page.height - down * paper.height) / 2 }
  return {
    title: 'Labels of specimens',
    margins: [0, 0, 0, 0],
    size: [page.width * POINTS, page.height * POINTS],
    content: labels.flatMap((of, at): PdfNode[] => {
      const place = at % (across * down)
      const x = edge.x + (place % across) * paper.width
      const y = edge.y + Math.floor(place / across) * paper.height
      const turned = at > 0 && place === 0 ? [{ text: '', fontSize: 1, pageBreak: 'before' }] : []
      return [...turned, ...label(of, { ...paper, x, y }, look.publicUrl)]
    }),
  }
}

type Box = { x: number; y: number; width: number; height: number }

/** The code on the left, as high as the label allows; the words beside it in sizes that follow the label's height. */
function label(of: SpecimenLabel, box: Box, publicUrl: string): PdfNode[] {
  const inset = 2
  const side = Math.min(box.height - 2 * inset, box.width * 0.44)
  const left = (box.x + inset + side + 1) * POINTS
  const width = (box.width - side - 2 * inset - 1) * POINTS
  const unit = Math.min((box.height * POINTS) / 13, width / 13)
  const line = (text: string, size: number, bold = false) => ({
    text: fitted(text, width / size),
    fontSize: size,
    bold,
  })
  return [
    {
      svg: qr(specimenAddress(publicUrl, of.label)),
      width: side * POINTS,
      absolutePosition: { x: (box.x + inset) * POINTS, y: (box.y + (box.height - side) / 2) * POINTS },
    },
    {
      absolutePosition: { x: left, y: (box.y + inset) * POINTS },
      columns: [
        {
          width,
          lineHeight: 1.15,
          stack: [
            line(of.label, unit, true),
            line(`${shortAge(of.ageDays)} · ${day(of.plannedOn)}`, unit * 1.1, true),
            line(`Cast ${day(of.castOn)}`, unit * 0.85),
            line(`${of.strengthMpa} MPa · ${of.productCode}`, unit * 0.85),
            line(of.mixCode ? `Mix ${of.mixCode}` : '', unit * 0.85),
            line(of.locationName, unit * 0.85),
            line(of.projectName, unit * 0.85),
          ].filter(one => one.text),
        },
      ],
    },
  ]
}

/** As much of a text as stays on one line of so many ems; a name in capitals is wider than one in small letters. */
function fitted(text: string, ems: number): string {
  let used = 0
  for (let at = 0; at < text.length; at++) {
    used += emsOf(text[at]!)
    if (used > ems - 0.3) return `${text.slice(0, Math.max(at - 2, 1)).trimEnd()}…`
  }
  return text
}
const emsOf = (letter: string): number =>
  /[mwMW@%]/.test(letter) ? 0.92 : /[A-Z&#+]/.test(letter) ? 0.68 : /[ilIjtf.,:;'| -]/.test(letter) ? 0.34 : 0.58

function qr(text: string): string {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' })
  return `<svg viewBox="0 0 ${size} ${size}" xmlns="http://www.w3.org/2000/svg"><path d="${qrPath(data)}" fill="#000"/></svg>`
}

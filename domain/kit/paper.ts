import type { PrintNode } from './document'
import { LANGUAGE_TAGS } from './language'
import type { Letterhead } from './letterhead'
import { type PlainDate, spokenDay } from './time'
import { inEnglish, spokenTag } from './translated'

export const GREY = '#4B5563'

/** A label in the language of the paper and then in English, which an inspector reads on every site; once where they agree. */
export function both(say: () => string): string {
  const [own, english] = [say(), inEnglish(say)]
  return own === english ? own : `${own} ${english}`
}

/** A sentence in the language of the paper, and small below it the English that counts. */
export function bothLines(say: () => string, look: { [part: string]: unknown } = {}): PrintNode[] {
  const [own, english] = [say(), inEnglish(say)]
  const below = { ...look, text: english, bold: false, color: GREY, fontSize: 6.5 }
  return [{ ...look, text: own }, ...(own === english ? [] : [below])]
}

/** A day as the language of the paper writes it. */
export const paperDay = (day: PlainDate): string =>
  spokenTag() === LANGUAGE_TAGS.en
    ? spokenDay(day)
    : new Date(`${day}T00:00Z`).toLocaleDateString(spokenTag(), {
        ...{ year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' },
      })

/** What a part of a paper is, small above it. */
export const paperLabel = (text: string): PrintNode => ({ text, color: GREY, fontSize: 8, margin: [0, 0, 0, 2] })
const BRAND = '#0F5F73'

type Look = { newPage?: boolean; taxNumbers?: boolean }

/** Whose paper it is, and which: the top of every paper of the company, with the tax numbers where money is billed. */
export const paperHead = (
  sender: Letterhead,
  name: string | (() => string),
  no: string,
  look: Look = {},
): PrintNode => ({
  stack: [
    {
      columns: [
        {
          stack: [
            { text: sender.name, fontSize: 13, bold: true, color: BRAND },
            { text: sender.address, color: GREY },
            ...(look.taxNumbers ? [{ text: `UEN ${sender.registration} · GST ${sender.gstNo}`, color: GREY }] : []),
          ],
        },
        {
          stack: [
            bothLines(typeof name === 'string' ? () => name : name, { fontSize: 16, bold: true, alignment: 'right' }),
            { text: no, fontSize: 11, bold: true, alignment: 'right' },
          ],
        },
      ],
    },
    paperRule(12),
  ],
  ...(look.newPage ? { pageBreak: 'before' } : {}),
})

/** A line across the page, with so many points below it. */
const paperRule = (below: number): PrintNode => ({
  canvas: [{ type: 'line', x1: 0, y1: 8, x2: 515, y2: 8, lineWidth: 0.5, lineColor: '#8A94A3' }],
  margin: [0, 0, 0, below],
})

export const paperFooter =
  (text: string, pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`) =>
  (page: number, pages: number): PrintNode => ({
    margin: [40, 8],
    columns: [
      { text, color: GREY, fontSize: 8 },
      { text: pageOf(page, pages), alignment: 'right', color: GREY, fontSize: 8 },
    ],
  })

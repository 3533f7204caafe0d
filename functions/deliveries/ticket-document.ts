import * as cylinderWords from '~/domain/cylinders/words'
import { carbonByMix } from '~/domain/deliveries/batch'
import type { ConcreteLedger } from '~/domain/deliveries/concrete-ledger'
import * as words from '~/domain/deliveries/words'
import { LANGUAGE_TAGS } from '~/domain/kit/language'
import { both, paperDay } from '~/domain/kit/paper'
import { spokenTag } from '~/domain/kit/translated'
import * as kitWords from '~/domain/kit/words'
import * as materialWords from '~/domain/materials/words'
import type { DoView } from '~/workflows/deliveries/delivery-order-view'
import type { PdfDocument, PdfNode } from '../kit/pdf'
import { type Company, letterHead } from './letter-head'
import { FAINT, fact, gap, grid, signatures, thin } from './ticket-blocks'
import { madeOf } from './ticket-ledger'
import { remarks, times } from './ticket-site'

/**
 * The ticket as paper, in the language of now: without its header it fits stationery that is printed already, see
 * `onTicketPaper`.
 */
export function ticketDocument(
  view: DoView,
  { header, copy, ledger }: { header: Company | null; copy: boolean; ledger: ConcreteLedger },
): PdfDocument {
  const { ticket } = view
  return {
    title: `Delivery order ${ticket.load.doNumber}`,
    watermark: ticket.load.status === 'withdrawn' ? 'VOID' : copy ? 'COPY' : undefined,
    content: [
      ...(header ? [letterHead(view, header)] : []),
      title(view),
      parties(view),
      quantities(view),
      concrete(view),
      ...madeOf(ledger),
      times(view),
      remarks(view),
      signatures(),
    ],
    footer: (page, pages) => ({
      margin: [36, 8, 36, 0],
      columns: [
        {
          text: [
            ticket.load.doNumber,
            words.paperRevision({ no: ticket.load.revision }),
            ...(copy ? [words.paperCopy()] : []),
          ].join(' · '),
          color: FAINT,
          fontSize: 7,
        },
        { text: kitWords.paperPage({ page, pages }), alignment: 'right', color: FAINT, fontSize: 7 },
      ],
    }),
  }
}

/** Capitals of English are set wide; letters of other scripts join. */
const SPACED: Record<string, object> = { [LANGUAGE_TAGS.en]: { characterSpacing: 1.2 } }

function title({ ticket }: DoView): PdfNode {
  const { load } = ticket
  return {
    margin: [0, 0, 0, 10],
    columns: [
      [
        { text: both(words.paperTitle).toUpperCase(), fontSize: 8, color: FAINT, ...SPACED[spokenTag()] },
        { text: load.doNumber ?? '', fontSize: 22, bold: true },
        {
          text: `${paperDay(load.doDate)} · ${words.paperOrder({ order: ticket.orderNo, load: load.loadNo })}`,
          color: FAINT,
        },
      ],
      { width: 66, qr: load.doNumber ?? '-', fit: 62, alignment: 'right' },
    ],
  }
}

function parties({ ticket }: DoView): PdfNode {
  return grid([
    [
      fact(kitWords.fieldCustomer, ticket.customerName, ticket.customerCode),
      fact(
        kitWords.fieldProject,
        ticket.projectName,
        ticket.poNumber ? words.paperPurchaseOrder({ no: ticket.poNumber }) : ticket.projectCode,
      ),
    ],
    [
      fact(
        words.paperDeliverTo,
        ticket.locationName,
        [ticket.siteAddress, ticket.gate, ticket.landmark].filter(Boolean).join(' · '),
      ),
      fact(words.paperContact, ticket.contactName ?? '–', ticket.contactPhone ?? ''),
    ],
  ])
}

function quantities({ ticket, cumulative }: DoView): PdfNode {
  const big = (label: () => string, value: string, unit: string, strong = false) => ({
    stack: [
      { text: both(label), fontSize: 7, color: FAINT },
      {
        text: [
          { text: value, fontSize: strong ? 20 : 14, bold: true },
          { text: ` ${unit}`, color: FAINT },
        ],
      },
    ],
    margin: [6, 5, 6, 3],
    fillColor: strong ? '#EAF4F6' : null,
  })
  return {
    margin: [0, gap(8), 0, 0],
    layout: thin,
    table: {
      widths: ['*', '*', '*', '*'],
      body: [
        [
          big(words.paperThisLoad, ticket.load.quantity, 'm³', true),
          big(words.paperSoFar, cumulative, 'm³'),
          big(materialWords.orderOrdered, ticket.ordered, 'm³'),
          big(kitWords.fieldTruck, ticket.truckNo ?? '–', ticket.plateNo ?? ''),
        ],
      ],
    },
  }
}

function concrete({ ticket, addOns }: DoView): PdfNode {
  const mix = ticket.mixCode ? `${ticket.mixCode} v${ticket.mixVersion}` : '–'
  return grid(
    [
      [
        fact(kitWords.fieldConcrete, ticket.productCode, ticket.productName),
        fact(
          words.paperStrengthClass,
          `${ticket.strengthMpa} MPa`,
          [words.paperMix({ mix }), ...ticket.exposureClasses].join(' · '),
        ),
        fact(
          cylinderWords.wetSlump,
          `${ticket.slumpMin}–${ticket.slumpMax} mm`,
          words.paperStone({ size: ticket.stoneSizeMm }),
        ),
        fact(
          materialWords.materialKindCement,
          ticket.cementType,
          ticket.waterCementRatio ? words.paperWaterBinder({ ratio: Number(ticket.waterCementRatio) }) : '',
        ),
      ],
      [
        fact(
          words.paperAddOns,
          addOns.map(of => `${of.name} ${Number(of.quantity)} ${of.unit}`).join(', ') || kitWords.choiceNone(),
          '',
        ),
        fact(
          words.paperStructure,
          ticket.structure ?? '–',
          ticket.pump ? words.paperPump({ pump: ticket.pump }) : (ticket.dischargeMethod ?? ''),
        ),
        fact(
          words.lineBatchingLine,
          ticket.bpName ?? '–',
          ticket.load.batchingNo ? words.paperBatch({ no: ticket.load.batchingNo }) : '',
        ),
        fact(words.paperCarbon, carbon(ticket), words.paperCarbonStage()),
      ],
    ],
    4,
  )
}

function carbon({ load, gwpPerM3 }: DoView['ticket']): string {
  const kg = load.gwpBatched ?? (gwpPerM3 && carbonByMix(gwpPerM3, load.quantity))
  return kg ? `${Number(kg).toFixed(0)} kg CO2e` : '–'
}

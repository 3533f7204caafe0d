import { carbonByMix } from '~/domain/deliveries/batch'
import type { ConcreteLedger } from '~/domain/deliveries/concrete-ledger'
import { addMinutes, clockTime, spokenDay as day } from '~/domain/kit/time'
import type { DoView } from '~/workflows/deliveries/delivery-order-view'
import type { PdfDocument, PdfNode } from '../kit/pdf'
import { type Company, letterHead } from './letter-head'
import { FAINT, fact, grid, signatures, thin } from './ticket-blocks'
import { madeOf } from './ticket-ledger'

/** The ticket as paper: without its header it fits stationery that is printed already, see `onTicketPaper`. */
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
          text: `${ticket.load.doNumber} · revision ${ticket.load.revision}${copy ? ' · copy' : ''}`,
          color: FAINT,
          fontSize: 7,
        },
        { text: `Page ${page} of ${pages}`, alignment: 'right', color: FAINT, fontSize: 7 },
      ],
    }),
  }
}

function title({ ticket }: DoView): PdfNode {
  const { load } = ticket
  return {
    margin: [0, 0, 0, 10],
    columns: [
      [
        { text: 'DELIVERY ORDER', fontSize: 8, color: FAINT, characterSpacing: 1.2 },
        { text: load.doNumber ?? '', fontSize: 22, bold: true },
        { text: `${day(load.doDate)} · order ${ticket.orderNo} · load ${load.loadNo}`, color: FAINT },
      ],
      { width: 66, qr: load.doNumber ?? '-', fit: 62, alignment: 'right' },
    ],
  }
}

function parties({ ticket }: DoView): PdfNode {
  return grid([
    [
      fact('Customer', ticket.customerName, ticket.customerCode),
      fact('Project', ticket.projectName, ticket.poNumber ? `Purchase order ${ticket.poNumber}` : ticket.projectCode),
    ],
    [
      fact(
        'Deliver to',
        ticket.locationName,
        [ticket.siteAddress, ticket.gate, ticket.landmark].filter(Boolean).join(' · '),
      ),
      fact('Contact', ticket.contactName ?? '–', ticket.contactPhone ?? ''),
    ],
  ])
}

function quantities({ ticket, cumulative }: DoView): PdfNode {
  const big = (label: string, value: string, unit: string, strong = false) => ({
    stack: [
      { text: label, fontSize: 7, color: FAINT },
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
    margin: [0, 8, 0, 0],
    layout: thin,
    table: {
      widths: ['*', '*', '*', '*'],
      body: [
        [
          big('This load', ticket.load.quantity, 'm³', true),
          big('Delivered so far', cumulative, 'm³'),
          big('Ordered', ticket.ordered, 'm³'),
          big('Truck', ticket.truckNo ?? '–', ticket.plateNo ?? ''),
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
        fact('Concrete', ticket.productCode, ticket.productName),
        fact('Strength class', `${ticket.strengthMpa} MPa`, [`Mix ${mix}`, ...ticket.exposureClasses].join(' · ')),
        fact('Slump', `${ticket.slumpMin}–${ticket.slumpMax} mm`, `Largest stone ${ticket.stoneSizeMm} mm`),
        fact(
          'Cement',
          ticket.cementType,
          ticket.waterCementRatio ? `Water/binder ${Number(ticket.waterCementRatio)}` : '',
        ),
      ],
      [
        fact(
          'Add-on products',
          addOns.map(of => `${of.name} ${Number(of.quantity)} ${of.unit}`).join(', ') || 'None',
          '',
        ),
        fact(
          'Structure',
          ticket.structure ?? '–',
          ticket.pump ? `Pump ${ticket.pump}` : (ticket.dischargeMethod ?? ''),
        ),
        fact(
          'Batching line',
          ticket.bpName ?? '–',
          ticket.load.batchingNo ? `Batch no. ${ticket.load.batchingNo}` : '',
        ),
        fact('Embodied carbon', carbon(ticket), 'A1, materials'),
      ],
    ],
    4,
  )
}

function times({ ticket }: DoView): PdfNode {
  const { load, zone } = ticket
  const at = (value: Date | null) => (value ? clockTime(new Date(value), zone) : '')
  const before = load.batchedAt ? at(addMinutes(new Date(load.batchedAt), load.dischargeLimitMinutes)) : ''
  const cells: [string, string][] = [
    ['Batched', at(load.batchedAt)],
    ['Left plant', at(load.leftAt)],
    ['On site', at(load.onSiteAt)],
    ['Pour start', at(load.pourStartAt)],
    ['Pour end', at(load.pourEndAt)],
    ['Back', at(load.returnedAt)],
    ['Discharge by', before || `${load.dischargeLimitMinutes} min`],
  ]
  return {
    margin: [0, 8, 0, 0],
    layout: thin,
    table: {
      widths: cells.map(() => '*'),
      body: [
        cells.map(([label]) => ({ text: label, fontSize: 7, color: FAINT, margin: [4, 3, 4, 0] })),
        cells.map(([, value]) => ({ text: value || ' ', bold: true, fontSize: 12, margin: [4, 0, 4, 4] })),
      ],
    },
  }
}

function remarks({ ticket }: DoView): PdfNode {
  const { load } = ticket
  const driver = [ticket.driverName, ticket.driverNo].filter(Boolean).join(' · ')
  return grid(
    [
      [
        fact('Driver', driver || '–', ticket.truckType ?? ''),
        fact(
          'Water added at site',
          load.waterAddedLitres ? `${Number(load.waterAddedLitres)} L` : '______ L',
          'On whose request',
        ),
        fact('Slump at site', load.slumpMm ? `${load.slumpMm} mm` : '______ mm', ''),
        fact('Temperature', load.concreteTemperature ? `${Number(load.concreteTemperature)} °C` : '______ °C', ''),
      ],
    ],
    4,
  )
}

function carbon({ load, gwpPerM3 }: DoView['ticket']): string {
  const kg = load.gwpBatched ?? (gwpPerM3 && carbonByMix(gwpPerM3, load.quantity))
  return kg ? `${Number(kg).toFixed(0)} kg CO2e` : '–'
}

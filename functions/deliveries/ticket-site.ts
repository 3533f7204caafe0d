import * as words from '~/domain/deliveries/words'
import * as phoneWords from '~/domain/fleet/words'
import { both } from '~/domain/kit/paper'
import { addMinutes, clockTime } from '~/domain/kit/time'
import * as kitWords from '~/domain/kit/words'
import type { DoView } from '~/workflows/deliveries/delivery-order-view'
import type { PdfNode } from '../kit/pdf'
import { FAINT, fact, gap, grid, thin } from './ticket-blocks'

/** The times of the load as far as they are known, for the others to be written in. */
export function times({ ticket }: DoView): PdfNode {
  const { load, zone } = ticket
  const at = (value: Date | null) => (value ? clockTime(new Date(value), zone) : '')
  const before = load.batchedAt ? at(addMinutes(new Date(load.batchedAt), load.dischargeLimitMinutes)) : ''
  const cells: [() => string, string][] = [
    [kitWords.fieldBatched, at(load.batchedAt)],
    [phoneWords.phoneLoadLeftPlant, at(load.leftAt)],
    [words.paperOnSite, at(load.onSiteAt)],
    [words.paperPourStart, at(load.pourStartAt)],
    [words.paperPourEnd, at(load.pourEndAt)],
    [words.paperBack, at(load.returnedAt)],
    [phoneWords.phoneLoadDischargeBy, before || `${load.dischargeLimitMinutes} min`],
  ]
  return {
    margin: [0, gap(8), 0, 0],
    layout: thin,
    table: {
      widths: cells.map(() => '*'),
      body: [
        cells.map(([label]) => ({ text: both(label), fontSize: 7, color: FAINT, margin: [4, 3, 4, 0] })),
        cells.map(([, value]) => ({ text: value || ' ', bold: true, fontSize: 12, margin: [4, 0, 4, 4] })),
      ],
    },
  }
}

/** Who brought it, and what was added and measured at the site. */
export function remarks({ ticket }: DoView): PdfNode {
  const { load } = ticket
  const driver = [ticket.driverName, ticket.driverNo].filter(Boolean).join(' · ')
  return grid(
    [
      [
        fact(kitWords.fieldDriver, driver || '–', ticket.truckType ?? ''),
        fact(
          words.paperWaterAdded,
          load.waterAddedLitres ? `${Number(load.waterAddedLitres)} L` : '______ L',
          words.paperWhoseRequest(),
        ),
        fact(words.paperSiteSlump, load.slumpMm ? `${load.slumpMm} mm` : '______ mm', ''),
        fact(
          words.paperTemperature,
          load.concreteTemperature ? `${Number(load.concreteTemperature)} °C` : '______ °C',
          '',
        ),
      ],
    ],
    4,
  )
}

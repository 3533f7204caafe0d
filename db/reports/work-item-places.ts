import { ageName } from '~/domain/kit/specimen-age'
import { addDays, addMinutes, businessDay, instantOn } from '~/domain/kit/time'
import type { WorkKind } from '~/domain/reports/work-item'
import { requestsSeen } from '../cylinders/cylinder-request'
import { agePage, agesToTest } from '../cylinders/cylinder-test-ages'
import { equipmentPage } from '../cylinders/laboratory-equipment'
import { nonConformityPage } from '../cylinders/non-conformity'
import { emodification } from '../deliveries/emodification'
import { searchEmodifications } from '../deliveries/emodification-list'
import { unmatchedBatches } from '../deliveries/panel-batch'
import { loadsWithoutResults } from '../deliveries/panel-load'
import { materialOrderPage } from '../materials/material-order'
import { unsampledReceipts } from '../materials/sampling'
import { siloCovers } from '../materials/silo-cover'
import { siloPage } from '../materials/silo-page'
import { stockCountPage } from '../materials/stock-count'
import { mixDesign } from '../mixdesign/mix-design'
import { mixDesignPage } from '../mixdesign/mix-page'
import { submittalPage } from '../mixdesign/mix-submittal'
import { requisitionPage } from '../mixdesign/requisition-page'
import { missingInfo } from '../orders/missing-info'
import { queueBook } from '../queue/queue-list'
import { rejections, skips } from '../queue/queue-requests'
import { rawTestPage } from '../rawtests/test-info'
import { type Asker, FIRST, type Find, firstOf, ofPage, ofRows } from './work-item-found'
import { ORDERS } from './work-item-orders'

/** A silo is told of so many minutes before it is empty: a tanker is ordered in the morning for the afternoon. */
const TO_ORDER = 720
const idsOf = (rows: readonly { id: string }[]) => rows.map(row => row.id)

/** What the plants, the dispatch and the laboratory have to do. */
export const PLACES = {
  ...ORDERS,
  yardRequests: async of => {
    const pending = { status: 'pending', sort: 'at', ...firstOf(of) }
    const [refused, skipped] = await Promise.all([
      rejections(of.sql, of.person, pending),
      skips(of.sql, of.person, pending),
    ])
    const rows = [...refused.rows, ...skipped.rows].sort((a, b) => a.at.getTime() - b.at.getTime())
    const found = ofRows(rows, row => ({ at: row.at, name: `${row.driverName}, ${row.plantName}`, id: row.id }))
    return { ...found, count: refused.total + skipped.total }
  },
  trucks: async ({ sql, person }) =>
    ofPage(await queueBook(sql, person, { status: 'joined', sort: 'rankAt', ...FIRST }), row => ({
      at: row.joinedAt,
      name: `${row.truckNo}, ${row.plantName}`,
    })),
  panelBatches: async ({ sql, person }) =>
    ofRows(await unmatchedBatches(sql, person), row => ({
      at: row.at,
      name: `${Number(row.quantity)} m³, ${row.plant}`,
    })),
  panelResults: async ({ sql, person, now }) =>
    ofRows(await loadsWithoutResults(sql, person, now), row => ({
      at: row.loadedAt,
      name: `${row.doNumber}, ${row.plant}`,
    })),
  materials: async ({ sql, person, now }) => {
    const { rows } = await siloCovers(sql, person, undefined, now)
    const due = rows.filter(row => row.suggestedKg !== null).sort((a, b) => a.neededAt.getTime() - b.neededAt.getTime())
    return ofRows(due, row => ({
      at: row.neededAt,
      name: `${row.materialName}, ${row.plantName}`,
      id: row.id,
      recordId: row.materialId,
      since: addMinutes(row.neededAt, -TO_ORDER),
      // The plan moves the moment with each load.
      wait: businessDay(row.neededAt),
    }))
  },
  disputes: async ({ sql, person }) =>
    ofPage(await materialOrderPage(sql, person, { status: 'disputed', sort: 'expectedAt', ...FIRST }), row => ({
      at: row.receivedAt,
      name: `${row.orderNo}, ${row.materialName}`,
    })),
  samples: of => unsampledIn(of),
  siloCounts: async ({ sql, person }) =>
    ofPage(await siloPage(sql, person, { belowZero: true, active: true, sort: 'levelKg', ...FIRST }), row => ({
      at: row.levelAt,
      name: `${row.materialName}, ${row.plantName} ${row.siloCode}`,
    })),
  stockCounts: async of =>
    ofPage(
      await stockCountPage(of.sql, of.person, {
        ...{ status: 'submitted', own: false, sort: 'countedAt' },
        ...firstOf(of),
      }),
      row => ({
        at: row.countedAt,
        name: `${row.countNo}, ${row.plantName} ${row.siloCode}`,
        id: row.id,
        since: row.createdAt,
      }),
    ),
  missingInfo: async ({ sql, person, day }) =>
    ofRows(await missingInfo(sql, person, { fromDate: day, toDate: addDays(day, 6) }), row => ({
      at: instantOn(row.orderDate, row.startTime),
      name: `${row.orderNo}, ${row.projectName}`,
    })),
  emodifications: async of => {
    const page = await searchEmodifications(of.sql, of.person, { turn: 'mine', sort: 'submittedAt', ...firstOf(of) })
    // Each level waits for itself.
    const changed = of.most ? await emodification.byIds(of.sql, idsOf(page.rows)) : undefined
    return ofPage(page, row => {
      const since = changed?.get(row.id)?.updatedAt
      return { at: row.submittedAt, name: `${row.emodNo}, ${row.projectName}`, id: row.id, ...(since && { since }) }
    })
  },
  specimens: async ({ sql, person, day }) =>
    ofRows(await agesToTest(sql, person, { day, late: true }), row => ({
      at: row.plannedOn,
      name: `${row.testNo}, ${ageName(row.ageDays)}`,
    })),
  calibrations: async ({ sql, person, day }) =>
    ofPage(await equipmentPage(sql, person, { due: true, sort: 'validUntil', ...FIRST }, day), row => ({
      at: row.validUntil,
      name: `${row.equipmentNo}, ${row.houseName}`,
    })),
  houseResults: of => resultsIn(of, 'with_house_manager'),
  managerResults: of => resultsIn(of, 'with_manager'),
  cylinderRequests: async ({ sql, person }) =>
    ofRows((await requestsSeen(sql, person, 'open')).reverse(), row => ({
      at: row.createdAt,
      name: `${row.subjectNo}, ${row.projectName}`,
      id: row.id,
    })),
  nonConformities: async of =>
    ofPage(await nonConformityPage(of.sql, of.person, { status: 'open', sort: 'createdAt', ...firstOf(of) }), row => ({
      at: row.createdAt,
      id: row.id,
      name: `${row.ncNo}, ${row.concrete}, ${row.plantName}`,
    })),
  decidedNonConformities: async ({ sql, person }) =>
    ofPage(
      await nonConformityPage(sql, person, { status: 'decided', own: false, sort: 'decidedAt', ...FIRST }),
      row => ({
        at: row.decidedAt,
        name: `${row.ncNo}, ${row.concrete}, ${row.plantName}`,
      }),
    ),
  unsampled: of => unsampledIn(of),
  rawTests: async ({ sql, person }) =>
    ofPage(await rawTestPage(sql, person, { status: 'submitted', sort: 'sampledOn', ...FIRST }), row => ({
      at: row.sampledOn,
      name: `${row.testNo}, ${row.materialName}`,
      id: row.id,
    })),
  mixDesigns: async of => {
    const page = await mixDesignPage(of.sql, { status: 'submitted', ...firstOf(of) })
    const changed = of.most ? await mixDesign.byIds(of.sql, idsOf(page.rows)) : undefined
    return ofPage(page, row => {
      const since = changed?.get(row.id)?.updatedAt
      return { at: null, name: `${row.mixCode}, version ${row.mixVersion}`, id: row.id, ...(since && { since }) }
    })
  },
  unansweredSubmittals: async ({ sql, person, day }) =>
    ofPage(await submittalPage(sql, person, { status: 'sent', sort: 'sentAt', ...FIRST }, day), row => ({
      at: row.sentAt,
      name: `${row.submittalNo}, ${row.projectName}`,
    })),
  endingSubmittals: async ({ sql, person, day }) =>
    ofPage(await submittalPage(sql, person, { ending: true, sort: 'validUntil', ...FIRST }, day), row => ({
      at: row.validUntil,
      name: `${row.submittalNo}, ${row.projectName}`,
    })),
  mixRequisitions: of => requisitionsIn(of, 'mix', 'submitted'),
  materialRequisitions: of => requisitionsIn(of, 'material', 'submitted'),
  returnedMixRequisitions: of => requisitionsIn(of, 'mix', 'rejected'),
  returnedMaterialRequisitions: of => requisitionsIn(of, 'material', 'rejected'),
} satisfies Partial<Record<WorkKind, Find>>

const resultsIn = async ({ sql, person }: Asker, status: 'with_house_manager' | 'with_manager') =>
  ofPage(await agePage(sql, person, { status, sort: 'testedAt', ...FIRST }), row => ({
    at: row.testedAt,
    name: `${row.testNo}, ${ageName(row.ageDays)}`,
    id: row.id,
  }))

const unsampledIn = async ({ sql, person, now }: Asker) =>
  ofRows(await unsampledReceipts(sql, person, { now }), row => ({
    at: row.since,
    name: `${row.materialName}, ${row.plantName}`,
  }))

async function requisitionsIn({ sql, person }: Asker, kind: 'mix' | 'material', status: 'submitted' | 'rejected') {
  const at = status === 'submitted' ? 'submittedAt' : 'decidedAt'
  return ofPage(await requisitionPage(sql, person, { kind, status, sort: at, ...FIRST }), row => ({
    at: row[at],
    name: `${row.requisitionNo}, ${row.title}`,
  }))
}

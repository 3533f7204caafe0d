import type { PrintDocument, PrintNode } from '../kit/document'
import { showVolume } from '../kit/figures'
import type { Letterhead } from '../kit/letterhead'
import { paperFooter, paperHead } from '../kit/paper'
import { spokenDay as day } from '../kit/time'
import type { NonConformityPaper } from './non-conformity'
import { factTable } from './paper-parts'

/** What a customer is told: the finding, the loads that are theirs, what was looked into and what was decided. */
export function nonConformityDocument(of: NonConformityPaper, sender: Letterhead): PrintDocument {
  const { causes, cores, coresConform, decision, decisionText } = of
  return {
    title: `Non-conformity ${of.ncNo}`,
    content: [
      paperHead(sender, 'Non-conformity of concrete', of.ncNo),
      factTable([
        ['Customer', of.customerName],
        ['Date', day(of.on)],
        ['Plant', of.plantName],
        ['Concrete', `${of.concrete}, fck ${of.fck} MPa`],
        ['Made', `${day(of.fromOn)} to ${day(of.toOn)}`],
        ['Finding', of.what],
      ]),
      ...section('Loads', [loadTable(of.loads)]),
      ...(causes ? section('Causes', [{ text: causes }]) : []),
      ...(cores.length
        ? section('Cores', [
            { ul: cores.map(core => `${core.label}, ${core.place}: ${core.mpa.toFixed(1)} MPa`) },
            { text: coresConform ? 'The cores meet the criteria.' : 'The cores do not meet the criteria.' },
          ])
        : []),
      ...(decision ? section('Decision', [{ text: `${decision}. ${decisionText ?? ''}` }]) : []),
    ],
    footer: paperFooter(`${of.ncNo} · ${of.customerName}`),
  }
}

const section = (title: string, content: PrintNode[]): PrintNode[] => [
  { text: title, bold: true, fontSize: 11, margin: [0, 14, 0, 4] },
  ...content,
]

const loadTable = (loads: NonConformityPaper['loads']): PrintNode => ({
  table: {
    headerRows: 1,
    widths: ['auto', 'auto', '*', '*', 'auto'],
    body: [
      ['Delivery order', 'Date', 'Project', 'Site', 'Quantity'].map(text => ({ text, bold: true })),
      ...loads.map(load => [
        load.doNumber,
        day(load.doDate),
        load.projectName,
        load.locationName,
        showVolume(load.quantity),
      ]),
    ],
  },
  layout: 'lightHorizontalLines',
})
